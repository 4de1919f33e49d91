import { createHash } from 'node:crypto'
import { ApiFailure } from '@saywright/http'
import type { Limits } from '../../../config.js'
import { md5Of } from '../conanDigests.js'
import { type ArchiveEntry, archiveEntries } from './archiveEntries.js'

/** The entries of an archive, without the bytes of its files. */
export interface ReadArchive {
  /** MD5 of each file in hexadecimal by its path; of a link, that of the path it leads to. */
  readonly digests: ReadonlyMap<string, string>
  /** Where each link leads, by its path. */
  readonly links: ReadonlyMap<string, string>
  /** The files that describe the archive. */
  readonly texts: ReadonlyMap<string, Buffer>
}

export const listPath = 'pkglist.json'

const isText = /(?:^|\/)(?:e\/conanfile\.py|[ep]\/conanmanifest\.txt|p\/conaninfo\.txt)$/
// A manifest of as many files as an archive may have.
const textMaxBytes = 8 * 1024 * 1024
const textsMaxBytes = 32 * 1024 * 1024

/** @throws ApiFailure `package_unreadable`, `package_too_large`. */
export async function readArchive(path: string, limits: Limits): Promise<ReadArchive> {
  const digests = new Map<string, string>()
  const links = new Map<string, string>()
  const texts = new Map<string, Buffer>()
  let textBytes = 0
  for await (const entry of archiveEntries(path, limits)) {
    if (entry.kind === 'folder') continue
    if (digests.has(entry.path)) throw new ApiFailure('package_unreadable')
    if (entry.kind === 'link') {
      links.set(entry.path, entry.target)
      digests.set(entry.path, md5Of(entry.target))
    } else if (entry.path === listPath || isText.test(entry.path)) {
      const text = await textOf(entry)
      textBytes += text.length
      if (textBytes > textsMaxBytes) throw new ApiFailure('package_too_large')
      texts.set(entry.path, text)
      digests.set(entry.path, md5Of(text))
    } else digests.set(entry.path, await digestOf(entry))
  }
  return { digests, links, texts }
}

async function textOf({ header, bytes }: ArchiveEntry): Promise<Buffer> {
  if ((header.size ?? 0) > textMaxBytes) throw new ApiFailure('package_too_large')
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function digestOf({ bytes }: ArchiveEntry): Promise<string> {
  const hash = createHash('md5')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}
