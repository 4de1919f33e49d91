import { zipSync } from 'fflate'
import type { ArchiveEntry } from './archiveEntry.js'

// In whichever time zone: an archive of the same files is always the same bytes.
const mtime = new Date(2026, 0, 1)

/** A ZIP archive, whole: these are small. */
export async function* zip(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  yield zipSync(Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes])), { mtime })
}
