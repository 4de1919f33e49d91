import { limits } from '@saywright/api/contract'

/** Error of a picture: its size or its format. */
export type PictureFault = 'tooLarge' | 'unsupportedType'

const signatures: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [...new TextEncoder().encode('GIF87a')],
  [...new TextEncoder().encode('GIF89a')],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]
const longest = 8

/**
 * Validates a picture before the upload: JPG, GIF or PNG by its first bytes, independent of its name, of at
 * most 2 MB.
 * @returns `undefined` for a valid picture.
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern for the signatures.
 */
export async function pictureFault(picture: Blob): Promise<PictureFault | undefined> {
  if (picture.size > limits.pictureMaxBytes) return 'tooLarge'
  const head = new Uint8Array(await picture.slice(0, longest).arrayBuffer())
  const isKnown = signatures.some((signature) => signature.every((byte, at) => head[at] === byte))
  return isKnown ? undefined : 'unsupportedType'
}
