import { createHash } from 'node:crypto'
import type { Context } from '../../context.js'

export interface StoredFile {
  readonly fileKey: string
  readonly sizeBytes: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** Stores bytes as they come, and counts them and their checksum on the way. */
export async function storeFile(
  files: Context['files'],
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  async function* counted() {
    for await (const piece of bytes) {
      hash.update(piece)
      sizeBytes += piece.length
      yield piece
    }
  }
  const fileKey = await files.putStream(counted())
  return { fileKey, sizeBytes, sha256: hash.digest('hex') }
}
