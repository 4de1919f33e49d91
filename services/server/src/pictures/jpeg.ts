import { lettersOf } from './lettersOf.js'
import { orientationIn, orientationSegment } from './orientation.js'

const [startOfScan, endOfImage, comment] = [0xda, 0xd9, 0xfe]
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** What application segments must begin with to be of use for the colours and the shape. */
const useful: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }
const exif = 'Exif\0\0'

/**
 * A JPEG without comments, camera data, places and other pictures inside it or behind its end.
 *
 * @returns `undefined` when it cannot be read up to its first line of pixels.
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf annex B
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kept = [bytes.subarray(0, 2)]
  let hasPixels = false
  let isTurned = false
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) return hasPixels ? Buffer.concat(kept) : undefined
    const size = isAlone(marker) || marker === endOfImage ? 0 : (bytes[at + 2]! << 8) | bytes[at + 3]!
    const end = at + 2 + size
    if (!(end <= bytes.length)) return hasPixels ? Buffer.concat(kept) : undefined
    const body = bytes.subarray(at + 4, end)
    const turn =
      marker === 0xe1 && startsWith(body, exif) ? orientationIn(body.subarray(exif.length)) : undefined
    if (turn !== undefined && !isTurned) {
      kept.push(orientationSegment(turn))
      isTurned = true
    }
    if (stays(marker, body)) kept.push(bytes.subarray(at, end))
    if (marker === endOfImage) return Buffer.concat(kept)
    at = end
    if (marker !== startOfScan) continue
    hasPixels = true
    const next = endOfScan(bytes, at)
    kept.push(bytes.subarray(at, next))
    at = next
  }
}

const startsWith = (body: Uint8Array, letters: string) =>
  lettersOf(body.subarray(0, letters.length)) === letters

function stays(marker: number, body: Uint8Array): boolean {
  if (marker === comment) return false
  return !isApplication(marker) || (useful[marker] !== undefined && startsWith(body, useful[marker]))
}

/** Where the pixels end: at the next marker that is neither a written 0xff nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const follower = bytes[at + 1]
    if (follower === undefined) return bytes.length
    if (follower !== 0x00 && follower !== 0xff && !isAlone(follower)) return at
  }
  return bytes.length
}
