/** Samples of 16 bits, little-endian as engines write them, in a buffer of their own. */
export function samplesOf(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const count = bytes.length >> 1
  return new Int16Array(Uint8Array.from(bytes.subarray(0, count * 2)).buffer)
}
