import { limits, type PictureSize } from '@saywright/api/contract'
import type { ApiFailure } from '@saywright/http'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  blackPng,
  gif,
  readWebp,
  redAndBlue,
  redThenBlue,
  secret,
  served,
} from '../../tests/support/pictures.js'
import { drawPicture } from './drawPicture.js'

const sizes: readonly PictureSize[] = limits.pictureSizesPixels
const refusal = (bytes: Uint8Array) =>
  drawPicture(bytes).then(
    () => 'drawn',
    (failure: ApiFailure) => failure.code,
  )

describe.each(['jpeg', 'png', 'gif'] as const)('a %s', (format) => {
  it('becomes a square of each size, cut about its middle', async () => {
    const drawn = await drawPicture(await redAndBlue(format))
    for (const size of sizes) {
      const { width, height, format: made, colourAt } = await served(drawn[size])
      expect([width, height, made]).toEqual([size, size, 'webp'])
      expect([colourAt(0.2, 0.5), colourAt(0.8, 0.5)]).toEqual(['red', 'blue'])
    }
  })

  it('strips metadata', async () => {
    const sent = Buffer.concat([await redAndBlue(format), Buffer.from(secret)])
    expect(sent.includes(secret)).toBe(true)
    const drawn = await drawPicture(sent)
    for (const size of sizes) {
      expect(Buffer.from(drawn[size]).includes(secret.slice(0, 10))).toBe(false)
      expect((await served(drawn[size])).told).toBeUndefined()
    }
  })

  it('cut off or damaged is refused', async () => {
    const sent = await redAndBlue(format)
    for (const length of [10, 40, sent.length * 0.6])
      expect(await refusal(sent.subarray(0, length))).toBe('unsupported_type')
  })
})

// The orientations of Exif: the place of the red half once the picture is upright.
it.each([
  [1, 'left'],
  [2, 'right'],
  [3, 'right'],
  [4, 'left'],
  [5, 'top'],
  [6, 'top'],
  [7, 'bottom'],
  [8, 'bottom'],
])('a camera held as %i: red is at the %s', async (orientation, side) => {
  const { colourAt } = await served((await drawPicture(await redAndBlue('jpeg', orientation)))[112])
  const places = { left: [0.2, 0.5], right: [0.8, 0.5], top: [0.5, 0.2], bottom: [0.5, 0.8] } as const
  const red = Object.entries(places).filter(([, [x, y]]) => colourAt(x, y) === 'red')
  expect(red.map(([name]) => name)).toEqual([side])
})

it('an animated picture is its first page', async () => {
  const { pages, colourAt } = await served((await drawPicture(await redThenBlue()))[56])
  expect([pages, colourAt(0.5, 0.5)]).toEqual([undefined, 'red'])
})

it('converts transparent, grey, 16-bit and CMYK pictures', async () => {
  const of = (background: string, channels: 3 | 4 = 3) =>
    sharp({ create: { width: 30, height: 30, channels, background } })
  const clear = await of('#f000', 4).png().toBuffer()
  const [small] = Object.values(await drawPicture(clear))
  const data = await readWebp(() => sharp(small).raw().toBuffer())
  expect(data[3]).toBe(0)
  const grey = await of('#f00').greyscale().toColourspace('b-w').png().toBuffer()
  const deep = await of('#f00').toColourspace('rgb16').png().toBuffer()
  const print = await of('#f00').toColourspace('cmyk').jpeg().toBuffer()
  for (const picture of [grey, deep, print])
    expect((await served((await drawPicture(picture))[56])).width).toBe(56)
  expect((await served((await drawPicture(deep))[56])).colourAt(0.5, 0.5)).toBe('red')
})

describe('what is not JPG, GIF or PNG', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  it.each([
    ['SVG', Buffer.from(svg)],
    ['SVG behind the signature of a GIF', Buffer.from(`GIF89a${svg}`)],
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
  ])('%s is refused', async (_, bytes) => expect(await refusal(bytes)).toBe('unsupported_type'))

  it.each(['webp', 'tiff', 'avif'] as const)('%s is refused', async (format) => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .toFormat(format)
      .toBuffer()
    expect(await refusal(sent)).toBe('unsupported_type')
  })

  it('any bytes behind a signature are drawn or refused', async () => {
    const signature = fc.constantFrom('ffd8ffe0', '474946383961', '89504e470d0a1a0a')
    await fc.assert(
      fc.asyncProperty(signature, fc.uint8Array({ maxLength: 300 }), async (hex, rest) => {
        expect(['drawn', 'unsupported_type', 'too_large']).toContain(
          await refusal(Buffer.concat([Buffer.from(hex, 'hex'), rest])),
        )
      }),
      { numRuns: 300 },
    )
  })
})

/** The most by which the memory of this process grows meanwhile, in bytes. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const start = process.memoryUsage.rss()
  let most = start
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 1)
  await work()
  clearInterval(timer)
  return Math.max(most, process.memoryUsage.rss()) - start
}

describe('a picture that is small to send and large to decode', () => {
  const sized = (bytes: Buffer, at: number, endian: 'BE' | 'LE') => {
    const copy = Buffer.from(bytes)
    for (const offset of [0, 2]) copy[`writeUInt16${endian}`](50_000, at + offset)
    return copy
  }
  const hostile: [string, () => Promise<Buffer>][] = [
    ['a PNG of 30,000 x 30,000', () => blackPng(30_000, 30_000)],
    ['a PNG of 50,000 x 50,000', () => blackPng(50_000, 50_000)],
    [
      'a JPG of 50,000 x 50,000',
      async () => {
        const jpeg = await redAndBlue('jpeg')
        return sized(jpeg, jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5, 'BE')
      },
    ],
    ['a GIF of 50,000 x 50,000', async () => sized(sized(gif, 6, 'LE'), gif.indexOf(0x2c) + 5, 'LE')],
  ]
  it.each(hostile)('%s is refused at its header, within 50 MB', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024)
    let code = ''
    const growth = await growthDuring(async () => {
      code = await refusal(bytes)
    })
    expect(code).toBe('too_large')
    expect(growth).toBeLessThan(50 * 1024 * 1024)
  })

  it('the largest that is allowed is drawn, one pixel more is not', async () => {
    expect(await refusal(await blackPng(5000, 5000))).toBe('drawn')
    expect(await refusal(await blackPng(5000, 5001))).toBe('too_large')
  })
})
