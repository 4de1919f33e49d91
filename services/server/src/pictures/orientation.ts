import { lettersOf } from './lettersOf.js'

const orientationTag = 0x0112
const entryBytes = 12

/**
 * How a camera was held, as the Exif segment of a JPEG says it.
 *
 * @param tiff what follows `Exif\0\0`.
 * @returns 2 to 8, or `undefined` when the picture stands upright or the segment cannot be read.
 * @see https://www.cipa.jp/std/documents/e/DC-008-Translation-2019-E.pdf section 4.6
 */
export function orientationIn(tiff: Uint8Array): number | undefined {
  if (tiff.length < 8) return undefined
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length)
  const isLittle = lettersOf(tiff.subarray(0, 2)) === 'II'
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return undefined
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * entryBytes
    if (at + entryBytes > tiff.length) return undefined
    if (view.getUint16(at, isLittle) !== orientationTag) continue
    const orientation = view.getUint16(at + 8, isLittle)
    return orientation >= 2 && orientation <= 8 ? orientation : undefined
  }
  return undefined
}

/** An Exif segment that says how the camera was held and nothing else: without it the picture would lie on its side. */
export function orientationSegment(orientation: number): Uint8Array {
  const marker = [0xff, 0xe1, 0x00, 0x22]
  const exif = [0x45, 0x78, 0x69, 0x66, 0x00, 0x00]
  const header = [0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08]
  const entry = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00]
  return Uint8Array.from([...marker, ...exif, ...header, 0x00, 0x01, ...entry, 0x00, 0x00, 0x00, 0x00])
}
