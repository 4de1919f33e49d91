import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { ArchiveEntry } from './archiveEntry.js'

// An archive of the same files is always the same bytes.
const mtime = new Date('2026-01-01T00:00:00Z')

/** A tar archive, packed by gzip, piece by piece. Scripts of a shell may be run. */
export function tarGz(entries: readonly ArchiveEntry[]): AsyncIterable<Uint8Array> {
  const tar = pack()
  for (const { path, bytes } of entries)
    tar.entry({ name: path, mode: path.endsWith('.sh') ? 0o755 : 0o644, mtime }, Buffer.from(bytes))
  tar.finalize()
  return tar.pipe(createGzip())
}
