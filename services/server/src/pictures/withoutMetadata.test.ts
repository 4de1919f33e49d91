import { pictureMediaTypes } from '@saywright/api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './withoutMetadata.js'

const letters = (text: string) => Buffer.from(text, 'latin1')
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const secret = 'GPS 48.8584 N 2.2945 E, taken by Ada'

describe('a JPEG', () => {
  const segment = (marker: number, body: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body])
  const exifOf = (orientation: number, order: 'II' | 'MM') => {
    const tiff = Buffer.alloc(26)
    const write = (value: number, at: number, bytes: 2 | 4) =>
      order === 'II' ? tiff.writeUIntLE(value, at, bytes) : tiff.writeUIntBE(value, at, bytes)
    tiff.write(order, 'latin1')
    write(42, 2, 2)
    write(8, 4, 4)
    write(1, 8, 2)
    write(0x0112, 10, 2)
    write(3, 12, 2)
    write(1, 14, 4)
    write(orientation, 18, 2)
    return segment(0xe1, Buffer.concat([letters('Exif\0\0'), tiff, letters(secret)]))
  }
  const start = hex('ff d8')
  const end = hex('ff d9')
  const shape = segment(0xe0, letters('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'))
  const colours = segment(0xe2, letters('ICC_PROFILE\0\x01\x01 colours'))
  const table = segment(0xdb, Buffer.alloc(65, 7))
  // Pixels hold a written 0xff and a restart, and a progressive picture has several lines of them.
  const scan = Buffer.concat([segment(0xda, Buffer.alloc(6)), hex('12 ff 00 34 ff d3 56')])
  const pixels = Buffer.concat([table, scan, table, scan])
  const told = [
    segment(0xe1, letters(`http://ns.adobe.com/xap/1.0/\0<x>${secret}</x>`)),
    segment(0xe0, letters(`JFXX\0\x10${secret}`)),
    segment(0xe2, letters(`MPF\0${secret}`)),
    segment(0xed, letters(`Photoshop 3.0\0${secret}`)),
    segment(0xfe, letters(secret)),
  ]
  const strip = (...parts: Buffer[]) => withoutMetadata('image/jpeg', Buffer.concat(parts))

  it('keeps pixels, tables, shape and colours, byte for byte', () => {
    const whole = [start, shape, colours, pixels, end]
    expect(Buffer.from(strip(...whole)!)).toEqual(Buffer.concat(whole))
  })

  it('loses what was written into it and behind its end', () => {
    const behind = Buffer.concat([start, exifOf(1, 'II'), pixels, end])
    const left = strip(start, shape, exifOf(1, 'MM'), ...told, colours, pixels, end, behind)
    expect(Buffer.from(left!)).toEqual(Buffer.concat([start, shape, colours, pixels, end]))
  })

  it.each(['II', 'MM'] as const)('held sideways (%s) still says so, and nothing else', (order) => {
    const left = Buffer.from(strip(start, shape, exifOf(6, order), ...told, pixels, end)!)
    expect(left.includes(secret)).toBe(false)
    const exif = left.subarray(left.indexOf('Exif') - 4)
    expect(exif.readUInt16BE(2)).toBe(34)
    expect(exif.subarray(4, 36)).toEqual(
      hex('457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000'),
    )
    expect(left).toHaveLength(2 + shape.length + 36 + pixels.length + 2)
  })

  it('cut off in its pixels stays, cut off before them is none', () => {
    expect(Buffer.from(strip(start, shape, table, scan)!)).toEqual(Buffer.concat([start, shape, table, scan]))
    expect(strip(start, shape, table)).toBeUndefined()
    expect(strip(start, shape, table.subarray(0, 20))).toBeUndefined()
  })
})

describe('a PNG', () => {
  const chunk = (name: string, body: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, letters(name), body, Buffer.alloc(4, 9)])
  }
  const signature = hex('89504e470d0a1a0a')
  const head = chunk('IHDR', Buffer.alloc(13, 1))
  const shown = Buffer.concat([
    chunk('gAMA', Buffer.alloc(4)),
    chunk('tRNS', Buffer.alloc(3)),
    chunk('IDAT', letters('pixels')),
  ])
  const told = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((name) => chunk(name, letters(secret)))
  const end = chunk('IEND', Buffer.alloc(0))
  const plain = Buffer.concat([signature, head, shown, end])

  it('keeps what is seen, byte for byte, and loses the rest', () => {
    expect(Buffer.from(withoutMetadata('image/png', plain)!)).toEqual(plain)
    const whole = Buffer.concat([signature, head, ...told, shown, ...told, end, letters(secret)])
    expect(Buffer.from(withoutMetadata('image/png', whole)!)).toEqual(plain)
  })

  it('cut off is none', () => expect(withoutMetadata('image/png', plain.subarray(0, -5))).toBeUndefined())
})

describe('a GIF', () => {
  const blocks = (...texts: string[]) =>
    Buffer.concat([...texts.flatMap((text) => [Buffer.from([text.length]), letters(text)]), hex('00')])
  const start = Buffer.concat([letters('GIF89a'), hex('0100 0100 80 00 00'), hex('000000 ffffff')])
  const loop = Buffer.concat([hex('21 ff'), blocks('NETSCAPE2.0', '\x01\0\0')])
  const control = hex('21 f9 04 01 00 00 00 00')
  const picture = Buffer.concat([
    hex('2c 0000 0000 0100 0100 80'),
    hex('111111 222222'),
    hex('02'),
    blocks('!,;', ';'),
  ])
  const comment = Buffer.concat([hex('21 fe'), blocks(secret)])
  const description = Buffer.concat([hex('21 ff'), blocks('XMP DataXMP', secret)])
  const end = hex('3b')
  const plain = Buffer.concat([start, loop, control, picture, end])

  it('keeps what is seen, byte for byte, and loses the rest', () => {
    expect(Buffer.from(withoutMetadata('image/gif', plain)!)).toEqual(plain)
    const whole = Buffer.concat([
      start,
      comment,
      loop,
      description,
      control,
      picture,
      comment,
      end,
      letters(secret),
    ])
    expect(Buffer.from(withoutMetadata('image/gif', whole)!)).toEqual(plain)
  })

  it('cut off is none', () => expect(withoutMetadata('image/gif', plain.subarray(0, -4))).toBeUndefined())
})

it.each(pictureMediaTypes)('any bytes that claim to be %s end, and become no longer', (type) => {
  const byte = fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(0xff, 0xd8, 0xda, 0xe1, 0x21, 0x2c, 0),
  )
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 300 }), (bytes) => {
      const left = withoutMetadata(type, Uint8Array.from(bytes))
      expect((left?.length ?? 0) <= bytes.length).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
