import { createHash } from 'node:crypto'
import type { Context } from '../../context.js'

export interface StoredFile {
  readonly fileKey: string
  readonly sizeBytes: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** The same with the checksum that tools beside ours ask for. */
export interface StoredPackageFile extends StoredFile {
  readonly sha1: string
}

/** Stores bytes as they come, and counts them and their checksums on the way. */
export async function storeFile(
  files: Context['files'],
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<StoredPackageFile> {
  const [sha1, sha256] = [createHash('sha1'), createHash('sha256')]
  let sizeBytes = 0
  async function* counted() {
    for await (const piece of bytes) {
      sha1.update(piece)
      sha256.update(piece)
      sizeBytes += piece.length
      yield piece
    }
  }
  const fileKey = await files.putStream(counted())
  return { fileKey, sizeBytes, sha1: sha1.digest('hex'), sha256: sha256.digest('hex') }
}
