import { createHash } from 'node:crypto'
import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Three bytes a pixel: red, green, blue; rows from the top. */
export type Pixels = { width: number; height: number; data: Uint8Array }

/** First 64 bits of the SHA-256 of size and pixels, in hexadecimal. */
export function hashOf({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex').slice(0, 16)
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * Reads what Chromium writes: 8 bits a channel, not interlaced, with or without an alpha channel, which is opaque. Asked to
 * hurry, Chromium predicts each row from the one above; general decoders take several times as long for that.
 * @throws Error when the PNG is of another kind.
 */
export function decode(png: Buffer): Pixels {
  const parts: Buffer[] = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') parts.push(body)
    if (type === 'IHDR') {
      ;[width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)]
      channels = body[9] === 2 ? 3 : body[9] === 6 ? 4 : 0
      if (channels === 0 || body[8] !== 8 || body[12] !== 0)
        throw new Error('A PNG of a kind that is not read')
    }
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels)
  return { width, height, data: channels === 3 ? rows : withoutAlpha(rows) }
}

/** A PNG of pixels with three or four channels. */
export function encode(width: number, height: number, data: Uint8Array): Buffer {
  const channels = data.length / (width * height)
  const stride = width * channels
  const rows = Buffer.alloc(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    const row = y * (stride + 1) + 1
    rows[row - 1] = y === 0 ? 0 : 2
    for (let x = 0; x < stride; x++)
      rows[row + x] = data[y * stride + x]! - (y === 0 ? 0 : data[(y - 1) * stride + x]!)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, channels === 3 ? 2 : 6], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** Undoes the prediction of each row. @see PNG, third edition, section 9 */
function unfilter(raw: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  const words = Math.ceil(stride / 4)
  let [row, above] = [new Uint32Array(words), new Uint32Array(words)]
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1)
    const bytes = new Uint8Array(row.buffer, 0, stride)
    bytes.set(raw.subarray(from + 1, from + 1 + stride))
    if (raw[from] === 2) addBytes(row, above)
    else if (raw[from] !== 0) addPredicted(raw[from]!, bytes, new Uint8Array(above.buffer), channels)
    out.set(bytes, y * stride)
    ;[row, above] = [above, row]
  }
  return out
}

/** Adds four bytes at once, each without a carry into the next. */
function addBytes(row: Uint32Array, above: Uint32Array) {
  for (let at = 0; at < row.length; at++) {
    const [a, b] = [row[at]!, above[at]!]
    row[at] = ((a & 0x7f7f7f7f) + (b & 0x7f7f7f7f)) ^ ((a ^ b) & 0x80808080)
  }
}

function addPredicted(filter: number, row: Uint8Array, above: Uint8Array, channels: number) {
  for (let at = 0; at < row.length; at++) {
    const isFirst = at < channels
    const corner = isFirst ? 0 : above[at - channels]!
    row[at] = row[at]! + predicted(filter, isFirst ? 0 : row[at - channels]!, above[at]!, corner)
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 3) return (left + up) >> 1
  const [byLeft, byUp, byCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3)
    rgb.set(rgba.subarray(from, from + 3), to)
  return rgb
}
