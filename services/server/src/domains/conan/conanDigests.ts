import { createHash } from 'node:crypto'

export const md5Of = (bytes: Uint8Array | string) => createHash('md5').update(bytes).digest('hex')

/** Conan's package identifier: the digest of the configuration in `conaninfo.txt`. */
export const packageIdOf = (info: Uint8Array | string) => createHash('sha1').update(info).digest('hex')

/**
 * The manifest of files, and their revision: the digest of the manifest.
 *
 * @param digests MD5 of each file in hexadecimal by its path; of a link, that of the path it leads to.
 */
export function manifestOf(digests: ReadonlyMap<string, string>) {
  const files = [...digests].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = files.map(([path, digest]) => `${path}: ${digest}\n`).join('')
  return { text, revision: md5Of(text) }
}
