import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/** The largest picture, in bytes, from the specification and not from the contract: a test fails where the limit moves. */
export const pictureMaxBytes = 2 * 1024 * 1024

/** One black pixel. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The same with nothing behind it, so many bytes in all; it calls itself a PNG. */
export const gifOf = (bytes: number) =>
  new Blob([Buffer.concat([gif, Buffer.alloc(bytes - gif.length)])], { type: 'image/png' })

/** A picture of red on its left half and blue on its right, of 40 x 20 pixels, with more inside than is seen. */
export function redAndBlue(format: 'jpeg' | 'png' | 'gif', orientation = 1): Promise<Buffer<ArrayBuffer>> {
  const half = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  return Promise.all([half('#f00'), half('#00f')]).then(async ([red, blue]) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .composite([
        { input: red, left: 0, top: 0 },
        { input: blue, left: 20, top: 0 },
      ])
      .withExif({ IFD0: { Copyright: secret, ImageDescription: secret } })
      .withMetadata({ orientation })
      .toFormat(format, { quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  )
}

/** Private metadata that a camera or a program wrote into the picture. */
export const secret = 'GPS 48.8584 N 2.2945 E, taken by Ada'

/** Two pages of one colour each, shown one after the other. */
export function redThenBlue(): Promise<Buffer> {
  const page = (value: [number, number, number]) => Buffer.alloc(20 * 20 * 3).map((_, at) => value[at % 3]!)
  return sharp(Buffer.concat([page([255, 0, 0]), page([0, 0, 255])]), {
    raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
  })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** A whole PNG of black, one bit a pixel: little to send, and much to decode. */
export async function blackPng(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8)
  const line = Buffer.alloc(Math.ceil(width / 8) + 1)
  // Line by line: made at once, the lines would hide what decoding them costs.
  const lines = Readable.from(Array.from({ length: height }, () => line)).pipe(createDeflate({ level: 9 }))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', await buffer(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

let reading = 0

/** Reads what the server itself may not decode. */
export async function readWebp<Value>(read: () => Promise<Value>): Promise<Value> {
  const operation = ['VipsForeignLoadWebpBuffer']
  if (reading++ === 0) sharp.unblock({ operation })
  try {
    return await read()
  } finally {
    if (--reading === 0) sharp.block({ operation })
  }
}

/** A served picture: its sides, its format, and its colour at a place, in shares of its sides. */
export async function served(picture: Blob | Uint8Array) {
  const bytes = picture instanceof Blob ? new Uint8Array(await picture.arrayBuffer()) : picture
  const { data, info } = await readWebp(() =>
    sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  )
  const { format, exif, icc, xmp, pages } = await readWebp(() => sharp(bytes).metadata())
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    return red > 200 && blue < 50 ? 'red' : blue > 200 && red < 50 ? 'blue' : `${red},${green},${blue}`
  }
  return { width: info.width, height: info.height, format, told: exif ?? icc ?? xmp, pages, colourAt }
}
