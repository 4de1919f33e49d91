import { lettersAt, numberAt } from './bytes.js'
import { crcTable } from './crc.js'

const crc8 = crcTable(0x07, 8)
const crc16 = crcTable(0x8005, 16)
const streamInfo = 0

/**
 * How long a FLAC stream lasts, by its frames: each ends where its check sum says so, and one that is damaged ends none.
 *
 * @see RFC 9639.
 */
export function flacSeconds(bytes: Uint8Array): number | undefined {
  const info = readHeader(bytes)
  if (!info) return undefined
  let samples = 0
  let place = info.end
  while (place < bytes.length) {
    const size = blockSize(bytes, place)
    const end = size && frameEnd(bytes, place)
    if (!end) return undefined
    samples += size
    place = end
  }
  // A stream that was encoded live does not state its length.
  if (info.samples > 0 && info.samples !== samples) return undefined
  return samples / info.rate
}

/** STREAMINFO is the first block: 20 bits of rate, 8 of channels and depth, 36 of samples. */
function readHeader(bytes: Uint8Array) {
  let place = 4
  let isLast = false
  if (lettersAt(bytes, 0, 4) !== 'fLaC' || ((bytes[place] ?? 1) & 0x7f) !== streamInfo) return undefined
  const rate = numberAt(bytes, 18, 3) >>> 4
  const samples = numberAt(bytes, 22, 4, bytes[21]! & 15)
  while (!isLast) {
    isLast = numberAt(bytes, place, 1) >= 0x80
    place += 4 + numberAt(bytes, place + 1, 3)
  }
  return rate > 0 ? { rate, samples, end: place } : undefined
}

/** Samples in the frame whose header is here; undefined when none does. */
function blockSize(bytes: Uint8Array, place: number): number | undefined {
  if (bytes[place] !== 0xff || ((bytes[place + 1] ?? 0) & 0xfe) !== 0xf8) return undefined
  const code = (bytes[place + 2] ?? 0) >> 4
  const rate = (bytes[place + 2] ?? 0) & 15
  // The number of the frame, written as UTF-8 writes a letter.
  const lead = Math.clz32(~((bytes[place + 4] ?? 0) << 24))
  let end = place + 4 + Math.max(1, lead)
  const sizePlace = end
  end += code === 6 ? 1 : code === 7 ? 2 : 0
  end += rate === 12 ? 1 : rate === 13 || rate === 14 ? 2 : 0
  if (end >= bytes.length) return undefined
  let crc = 0
  for (let at = place; at < end; at++) crc = crc8[crc ^ bytes[at]!]!
  if (crc !== bytes[end]) return undefined
  if (code === 0) return undefined
  if (code === 1) return 192
  if (code <= 5) return 576 << (code - 2)
  if (code <= 7) return numberAt(bytes, sizePlace, code - 5) + 1
  return 256 << (code - 8)
}

/** Where the check sum over all bytes of a frame is right, and the file ends, is padded, or another frame begins. */
function frameEnd(bytes: Uint8Array, place: number): number | undefined {
  let crc = 0
  for (let at = place; at < bytes.length; at++) {
    crc = ((crc << 8) & 0xffff) ^ crc16[(crc >> 8) ^ bytes[at]!]!
    if (crc === 0 && at > place + 4) {
      const next = at + 1
      if (next === bytes.length || blockSize(bytes, next)) return next
    }
  }
  return crc === 0 ? bytes.length : undefined
}
