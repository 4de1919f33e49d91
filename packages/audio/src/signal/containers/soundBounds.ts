import { lettersAt } from './bytes.js'

/** Maximum number of tags; half a million would take long to skip. */
const maxTags = 16
const id3HeaderBytes = 10
const id3v1Bytes = 128
const apeFooterBytes = 32

/**
 * Where the audio data of a file begins and ends: after ID3v2 tags and their padding, and before trailing tags.
 *
 * @see id3.org for ID3v2.4.0 and ID3v1; the APEv2 specification of hydrogenaud.io.
 */
export function soundBounds(bytes: Uint8Array): { readonly start: number; readonly end: number } {
  let start = 0
  let tags = 0
  for (; lettersAt(bytes, start, 3) === 'ID3' && tags < maxTags; tags++) start += id3Bytes(bytes, start)
  if (tags > 0) start = behindPadding(bytes, start)
  let end = bytes.length
  if (lettersAt(bytes, end - id3v1Bytes, 3) === 'TAG') end -= id3v1Bytes
  if (lettersAt(bytes, end - apeFooterBytes, 8) === 'APETAGEX') end -= apeBytes(bytes, end)
  return { start: Math.min(start, end), end: Math.max(start, end) }
}

/** Taggers leave room behind a tag, and not all of them count it. The size that an MP4 file begins with has zeros of its own. */
function behindPadding(bytes: Uint8Array, from: number): number {
  let start = from
  while (bytes[start] === 0) start++
  const own = [0, 1, 2, 3].find((zeros) => lettersAt(bytes, start - zeros + 4, 4) === 'ftyp') ?? 0
  return Math.max(from, start - own)
}

/** Seven bits in each of four bytes; a tag may have a footer of the size of its header. */
function id3Bytes(bytes: Uint8Array, place: number): number {
  const hasFooter = ((bytes[place + 5] ?? 0) & 0x10) !== 0
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((bytes[place + index] ?? 0) & 0x7f), 0)
  return id3HeaderBytes + size + (hasFooter ? id3HeaderBytes : 0)
}

/** Its size includes the footer, but not the header, which a flag indicates. */
function apeBytes(bytes: Uint8Array, end: number): number {
  const footer = new DataView(bytes.buffer, bytes.byteOffset + end - apeFooterBytes, apeFooterBytes)
  const hasHeader = (footer.getUint32(20, true) & 0x80000000) !== 0
  return Math.min(end, footer.getUint32(12, true) + (hasHeader ? apeFooterBytes : 0))
}
