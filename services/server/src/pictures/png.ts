import { lettersOf } from './lettersOf.js'

const signatureBytes = 8
const frameBytes = 12

/** Chunks that change what is seen; all others tell about the picture, its maker or its place. */
const seen = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/**
 * A PNG without texts, camera data, dates and anything behind its end.
 *
 * @returns `undefined` when a chunk is cut off.
 * @see https://www.w3.org/TR/png-3/#5DataRep
 */
export function plainPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const kept = [bytes.subarray(0, signatureBytes)]
  for (let at = signatureBytes; at + frameBytes <= bytes.length; ) {
    const end = at + frameBytes + view.getUint32(at)
    if (end > bytes.length) return undefined
    const name = lettersOf(bytes.subarray(at + 4, at + 8))
    if (seen.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
