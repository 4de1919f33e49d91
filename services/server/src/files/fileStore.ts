import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Bytes of a file from the first to the last, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Where the bytes of uploads live. A key never changes its bytes. */
export interface FileStore {
  /** A key that no file has. */
  readonly newKey: () => string
  /** @returns the key of the bytes, once they are stored durably. */
  readonly put: (bytes: Uint8Array, key?: string) => Promise<string>
  readonly has: (key: string) => Promise<boolean>
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer>>
  /** The same for bytes that come piece by piece; a stream that fails leaves nothing. */
  readonly putStream: (bytes: AsyncIterable<Uint8Array>, key?: string) => Promise<string>
  /**
   * Takes the bytes of a file of this machine, which is gone then.
   *
   * @param signal ends a transfer that takes a while; it leaves nothing.
   */
  readonly take: (path: string, key: string, signal?: AbortSignal) => Promise<void>
  /** @throws Error before the first byte when the file does not exist. */
  readonly readStream: (key: string, range?: ByteRange) => Promise<Readable>
  readonly remove: (key: string) => Promise<void>
  /**
   * Removes what no row names: an upload that died between its file and its row.
   *
   * @param before files changed later are left alone: their row may still come.
   * @returns how many were removed.
   */
  readonly sweep: (known: ReadonlySet<string>, before: Date) => Promise<number>
}

/** A key that no file has. */
export function newKey(): string {
  const name = randomBytes(32).toString('base64url')
  return `${name.slice(0, 2)}/${name}`
}

/** Files of a folder. A file appears whole or not at all: written beside, synced, then renamed. */
export function diskFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    newKey,
    put: async (bytes, key = newKey()) => {
      await writeDurably(join(folder, key), bytes)
      return key
    },
    putStream: async (bytes, key = newKey()) => {
      await writeDurably(join(folder, key), bytes)
      return key
    },
    take: (path, key) => moveDurably(path, join(folder, key)),
    readStream: (key, range) => openStream(join(folder, key), range),
    has: (key) => disk.exists(key),
    read: async (key) => new Uint8Array(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
    sweep: async (known, before) =>
      removeOld(
        folder,
        (await keysOf(folder)).filter((key) => !known.has(key)),
        before,
      ),
  }
}

/**
 * Removes what {@link writeDurably} had begun in a folder when its process was killed.
 *
 * @param before those changed later are left alone: they may be under way.
 * @returns how many were removed.
 */
export async function sweepParts(folder: string, before: Date): Promise<number> {
  return removeOld(
    folder,
    (await keysOf(folder)).filter((key) => key.endsWith(partEnding)),
    before,
  )
}

async function removeOld(folder: string, keys: readonly string[], before: Date): Promise<number> {
  const isOld = await Promise.all(keys.map(async (key) => (await stat(join(folder, key))).mtime <= before))
  const old = keys.filter((_, index) => isOld[index])
  await Promise.all(old.map((key) => rm(join(folder, key), { force: true })))
  return old.length
}

const partEnding = '.part'

/** Writes a file so that after a crash it is either absent or whole. */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | string | AsyncIterable<Uint8Array>,
  mode = 0o600,
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = `${path}${partEnding}`
  try {
    const file = await open(temporary, 'w', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Moves a file within a disk: after a crash it is whole at the one place or the other. */
async function moveDurably(from: string, to: string): Promise<void> {
  const file = await open(from, 'r+')
  await file.sync().finally(() => file.close())
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** Opened before it is given away, so that a file that is not there fails before the first byte. */
async function openStream(path: string, range?: ByteRange): Promise<Readable> {
  const file = await open(path, 'r')
  return file.createReadStream(range && { start: range.first, end: range.last })
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function keysOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
