import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Context } from '../../../context.js'
import { storeFile } from '../../files/storeFile.js'
import type { ArchiveEntry } from './archiveEntries.js'

const modeBits = 0o777

/** An archive that is stored while it is made: only a piece of a file is in memory. */
export function appendToArchive(files: Context['files']) {
  const tar = pack()
  const gzip = createGzip()
  // Each ends with the other, so that the reader receives the error.
  tar.on('error', (error) => gzip.destroy(error))
  gzip.on('close', () => tar.destroy())
  tar.pipe(gzip)
  const stored = storeFile(files, gzip)
  // Reported to the callers that append to the archive, or end it.
  stored.catch(() => {})
  return {
    /** @throws what storing failed with. */
    put: async (name: string, { kind, target, header, bytes }: ArchiveEntry): Promise<void> => {
      const { size = 0, mode = 0o644, mtime = new Date(0) } = header
      const about = { name, mode: mode & modeBits, mtime }
      if (kind === 'link') tar.entry({ ...about, type: 'symlink', linkname: target })
      // Where storing failed, that is the reason.
      else await pipeline(bytes, tar.entry({ ...about, size })).catch(() => stored)
    },
    end: () => {
      tar.finalize()
      return stored
    },
    /** Its stored part is deleted. */
    abandon: () => gzip.destroy(new Error('the archive is given up')),
  }
}
