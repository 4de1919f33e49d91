import { createHash } from 'node:crypto'

export const md5Of = (bytes: Uint8Array | string) => createHash('md5').update(bytes).digest('hex')

/** What Conan calls the package identifier: the digest of the configuration, as `conaninfo.txt` says it. */
export const packageIdOf = (info: Uint8Array | string) => createHash('sha1').update(info).digest('hex')

/**
 * What a manifest says of files, and their revision: the digest of just that.
 *
 * @param digests MD5 of each file in hexadecimal by its path; of a link, that of the path it leads to.
 */
export function manifestOf(digests: ReadonlyMap<string, string>) {
  const files = [...digests].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = files.map(([path, digest]) => `${path}: ${digest}\n`).join('')
  return { text, revision: md5Of(text) }
}
