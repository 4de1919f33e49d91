import type { AudioFileType } from './fileType.js'

type Reader = (bytes: Uint8Array, view: DataView) => number | undefined

/**
 * How long a compressed file says, or its frames say, that it lasts, without decoding it.
 *
 * @param bytes the whole file.
 * @param type as `sniffAudioType` tells; WAV is read by `decodeWav`.
 * @returns seconds, above 0; undefined where the format hides it or the file is damaged.
 * @see RFC 9639 (FLAC), RFC 3533 and RFC 7845 (Ogg, Opus), ISO/IEC 11172-3 (MP3), 13818-7 (ADTS), 14496-12 (M4A), RFC 9559 (WebM).
 */
export function audioSeconds(bytes: Uint8Array, type: Exclude<AudioFileType, 'wav'>): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const seconds = readers[type](bytes, view)
    return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  } catch (error) {
    // A damaged file points beyond its end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const letters = (bytes: Uint8Array, place: number, count: number) =>
  String.fromCharCode(...bytes.subarray(place, place + count))

/** STREAMINFO is the first block: 20 bits of rate, 8 of channels and depth, 36 of samples. */
const flac: Reader = (_, view) => {
  const start = 8
  const rate = view.getUint32(start + 10) >>> 12
  const samples = (view.getUint8(start + 13) & 15) * 2 ** 32 + view.getUint32(start + 14)
  return samples / rate
}

/** The last page of the stream tells how many samples there are up to its end. */
const ogg: Reader = (bytes, view) => {
  const isOpus = letters(bytes, 28, 8) === 'OpusHead'
  const isVorbis = letters(bytes, 29, 6) === 'vorbis'
  if (!isOpus && !isVorbis) return undefined
  const rate = isOpus ? 48_000 : view.getUint32(28 + 12, true)
  const skipped = isOpus ? view.getUint16(28 + 10, true) : 0
  for (let place = bytes.length - 27; place >= 0; place--) {
    if (view.getUint32(place) !== 0x4f676753) continue
    const samples = Number(view.getBigInt64(place + 6, true))
    // A page on which no packet ends says -1.
    if (samples >= 0) return (samples - skipped) / rate
  }
  return undefined
}

/** Version 1 by rate and bit rate (kbit/s), then versions 2 and 2.5. */
const layer3 = {
  rates: { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000], 0: [11_025, 12_000, 8000] },
  bits: {
    first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const

const mp3: Reader = (bytes) => {
  let seconds = 0
  for (let place = afterTag(bytes); place + 4 <= bytes.length; ) {
    const [sync, head, rates] = [bytes[place]!, bytes[place + 1]!, bytes[place + 2]!]
    const version = (head >> 3) & 3
    const rate = version === 1 ? undefined : layer3.rates[version as 0 | 2 | 3][(rates >> 2) & 3]
    const bits = layer3.bits[version === 3 ? 'first' : 'later'][rates >> 4]
    // What follows the last frame is a tag; free bit rates are nobody's.
    if (sync !== 0xff || (head & 0xe6) !== 0xe2 || !rate || !bits) break
    const samples = version === 3 ? 1152 : 576
    place += Math.floor(((samples / 8) * bits * 1000) / rate) + ((rates >> 1) & 1)
    seconds += samples / rate
  }
  return seconds
}

const adtsRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]

const aac: Reader = (bytes) => {
  let seconds = 0
  for (let place = afterTag(bytes); place + 7 <= bytes.length; ) {
    const rate = adtsRates[(bytes[place + 2]! >> 2) & 15]
    const length = ((bytes[place + 3]! & 3) << 11) | (bytes[place + 4]! << 3) | (bytes[place + 5]! >> 5)
    if (bytes[place] !== 0xff || (bytes[place + 1]! & 0xf6) !== 0xf0 || !rate || length < 7) break
    seconds += (1024 * ((bytes[place + 6]! & 3) + 1)) / rate
    place += length
  }
  return seconds
}

/** Where the sound begins behind an ID3v2 tag, whose size has seven bits a byte. */
function afterTag(bytes: Uint8Array): number {
  if (letters(bytes, 0, 3) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + ((bytes[index] ?? 0) & 0x7f), 0)
}

/** Four letters as a number: a file may have half a million boxes. */
const boxes = { moov: 0x6d6f6f76, mvhd: 0x6d766864 } as const

/** The `mvhd` in the `moov` tells time scale and duration; in 64 bits from version 1 on. */
const m4a: Reader = (bytes, view) => {
  const moov = boxOf(view, boxes.moov, 0, bytes.length)
  const mvhd = moov && boxOf(view, boxes.mvhd, moov.start, moov.end)
  if (!mvhd) return undefined
  const isLong = view.getUint8(mvhd.start) === 1
  const scale = view.getUint32(mvhd.start + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(mvhd.start + 24)) : view.getUint32(mvhd.start + 16)
  return length / scale
}

function boxOf(view: DataView, name: number, first: number, last: number) {
  for (let place = first; place + 8 <= last; ) {
    const short = view.getUint32(place)
    const size = short === 1 ? Number(view.getBigUint64(place + 8)) : short || last - place
    if (size < 8) return undefined
    if (view.getUint32(place + 4) === name)
      return { start: place + (short === 1 ? 16 : 8), end: Math.min(last, place + size) }
    place += size
  }
  return undefined
}

/** `Duration` in the `Info` of the segment, in ticks of `TimestampScale` nanoseconds; live recordings have none. */
const webm: Reader = (bytes, view) => {
  let scale = 1_000_000
  const inside = new Set([0x18538067, 0x1549a966])
  for (let place = 0; place + 2 <= bytes.length; ) {
    const id = variable(bytes, place, false)
    const size = variable(bytes, place + id.length, true)
    const data = place + id.length + size.length
    if (id.value === 0x2ad7b1) scale = number(bytes, data, size.value)
    if (id.value === 0x4489)
      return ((size.value === 4 ? view.getFloat32(data) : view.getFloat64(data)) * scale) / 1e9
    place = inside.has(id.value) ? data : data + size.value
  }
  return undefined
}

/** A number that tells its own length by its leading zeros. @throws RangeError when it is none. */
function variable(bytes: Uint8Array, place: number, isSize: boolean) {
  const first = bytes[place] ?? 0
  if (first === 0) throw new RangeError('Not a number of Matroska')
  const length = Math.clz32(first) - 23
  const mask = isSize ? 2 ** (8 - length) - 1 : 0xff
  return { length, value: number(bytes, place + 1, length - 1, first & mask) }
}

function number(bytes: Uint8Array, place: number, count: number, before = 0): number {
  let value = before
  const end = Math.min(bytes.length, place + count)
  for (let at = place; at < end; at++) value = value * 256 + bytes[at]!
  return value
}

const readers: Readonly<Record<Exclude<AudioFileType, 'wav'>, Reader>> = { mp3, ogg, aac, flac, m4a, webm }
