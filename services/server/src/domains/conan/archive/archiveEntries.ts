import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ApiFailure } from '@saywright/http'
import { extract } from 'tar-stream'
import type { Limits } from '../../../config.js'

const megabyte = 1024 * 1024
const pathMaxCharacters = 500

type Entry = ReturnType<typeof extract> extends AsyncIterable<infer One> ? One : never

export interface ArchiveEntry {
  readonly path: string
  readonly kind: 'file' | 'link' | 'folder'
  /** Where a link leads; of others empty. */
  readonly target: string
  readonly header: Entry['header']
  /** Unread bytes are skipped. */
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * The entries of a gzipped tar archive, one after the other: none of it is held in memory.
 *
 * @throws ApiFailure `package_unreadable` for anything else, for entries that lead elsewhere and those that are not a file,
 *   folder or symbolic link; `package_too_large`.
 */
export async function* archiveEntries(path: string, limits: Limits): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const most = limits.packageUnpackedMegabytes * megabyte
  const read = pipeline(createReadStream(path), createGunzip(), atMost(most), tar)
  // Reported to the reader of the entries.
  read.catch(() => {})
  let count = 0
  try {
    for await (const entry of tar) {
      count += 1
      if (count > limits.packageEntries) throw new ApiFailure('package_too_large')
      yield readEntry(entry)
      entry.resume()
    }
    await read
  } catch (error) {
    throw isOfDisk(error) || error instanceof ApiFailure
      ? error
      : new ApiFailure('package_unreadable', { cause: error })
  } finally {
    tar.destroy()
  }
}

const kinds = { file: 'file', symlink: 'link', directory: 'folder' } as const

function readEntry(entry: Entry): ArchiveEntry {
  const { name, type = 'file', linkname } = entry.header
  const kind = Object.hasOwn(kinds, type ?? '') ? kinds[type as keyof typeof kinds] : undefined
  const path = name.replace(/\/$/, '')
  if (!kind || !isPlain(path)) throw new ApiFailure('package_unreadable')
  // Its types do not say that a stream of a tar gives bytes.
  const bytes = entry as AsyncIterable<unknown> as AsyncIterable<Uint8Array>
  return { path, kind, target: linkname ?? '', header: entry.header, bytes }
}

/** Whether each part of a path is a name. */
function isPlain(path: string): boolean {
  if (path.length > pathMaxCharacters || /[\p{Cc}\\]/u.test(path)) return false
  return path.split('/').every((name) => !['', '.', '..'].includes(name))
}

const atMost = (most: number) =>
  async function* (bytes: AsyncIterable<Uint8Array>) {
    let count = 0
    for await (const piece of bytes) {
      count += piece.length
      if (count > most) throw new ApiFailure('package_too_large')
      yield piece
    }
  }

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error
