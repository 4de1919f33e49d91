/** Characters at a position of a file, not decoded. */
export const lettersAt = (bytes: Uint8Array, place: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(place, place + count))

/** Numbers of a file, wherever it begins in its buffer. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A whole number of so many bytes, the highest first. @throws RangeError beyond the end. */
export function numberAt(bytes: Uint8Array, place: number, count: number, before = 0): number {
  if (place + count > bytes.length) throw new RangeError('Beyond the end')
  let value = before
  for (let at = place; at < place + count; at++) value = value * 256 + bytes[at]!
  return value
}

/** Whether all further bytes are zero: padding, which readers ignore. */
export function isPadding(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if (bytes[at] !== 0) return false
  return true
}

/**
 * Whether the further bytes are the beginning of the last frame of a file that was cut: no other frame begins in it. A frame
 * with a wrong size would hide those behind it.
 */
export function isCutFrame(
  bytes: Uint8Array,
  place: number,
  frameAt: (bytes: Uint8Array, place: number) => object | undefined,
): boolean {
  for (let at = place + 1; at < bytes.length; at++) if (frameAt(bytes, at)) return false
  return true
}
