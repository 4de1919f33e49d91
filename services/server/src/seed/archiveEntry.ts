/** A file of an archive. */
export interface ArchiveEntry {
  /** With slashes between folders, in letters of ASCII. */
  readonly path: string
  readonly bytes: Uint8Array
}
