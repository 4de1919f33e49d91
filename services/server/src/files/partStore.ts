import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where the bytes of an upload wait until the last has come; a list of files never shows them. */
export interface PartStore {
  readonly pathOf: (key: string) => string
  /** Number of received bytes; `undefined` for a key without any. */
  readonly sizeOf: (key: string) => Promise<number | undefined>
  /**
   * Writes bytes as they come, and keeps those of a stream that breaks off.
   *
   * @returns how many there are then.
   */
  readonly append: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>
  readonly remove: (key: string) => Promise<void>
  /** Free space of the disk, in bytes. */
  readonly freeBytes: () => Promise<number>
  /** Removes what no upload names and was last written before a moment. @returns how many were removed. */
  readonly sweep: (known: ReadonlySet<string>, before: Date) => Promise<number>
}

const ending = '.part'

/** A folder beside that of the files, on the same disk: complete files move there at once. */
export async function diskPartStore(folder: string): Promise<PartStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, `${basename(key)}${ending}`)
  return {
    pathOf,
    sizeOf: async (key) => (await found(pathOf(key)))?.size,
    append: async (key, bytes) => {
      // Nothing is synced here: after a crash the length of the file is the number of bytes.
      const file = await open(pathOf(key), 'a', 0o600)
      try {
        for await (const piece of bytes) await file.appendFile(piece)
        return (await file.stat()).size
      } finally {
        await file.close()
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    sweep: async (known, before) => {
      const kept = new Set([...known].map(pathOf))
      const paths = (await readdir(folder)).map((name) => join(folder, name))
      const old = await Promise.all(
        paths.map(async (path) => !kept.has(path) && ((await found(path))?.mtime ?? before) <= before),
      )
      const gone = paths.filter((_, index) => old[index])
      await Promise.all(gone.map((path) => rm(path, { force: true })))
      return gone.length
    },
  }
}

async function found(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
