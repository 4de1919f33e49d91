import { lettersOf } from './lettersOf.js'

const [image, extension, trailer] = [0x2c, 0x21, 0x3b]
const [plainText, graphicControl, application] = [0x01, 0xf9, 0xff]
const headerBytes = 13
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/**
 * A GIF without comments, descriptions of applications and anything behind its end.
 *
 * @returns `undefined` when a block is cut off or unknown.
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function plainGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const start = headerBytes + tableBytes(bytes[10])
  const kept = [bytes.subarray(0, start)]
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at]
    if (kind === trailer) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (kind !== image && kind !== extension) return undefined
    const data = kind === image ? at + 11 + tableBytes(bytes[at + 9]) : at + 2
    const end = endOfBlocks(bytes, data)
    if (end === undefined) return undefined
    if (kind === image || isSeen(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/** How long the table of colours is that a byte of flags announces. */
const tableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

function isSeen(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1]
  if (label === application) return loops.has(lettersOf(bytes.subarray(at + 3, at + 14)))
  return label === graphicControl || label === plainText
}

/** Blocks of up to 255 bytes follow one another until an empty one. */
function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length; at += bytes[at]! + 1) {
    if (bytes[at] === 0) return at + 1
  }
  return undefined
}
