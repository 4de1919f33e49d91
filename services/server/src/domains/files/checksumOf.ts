import { createHash } from 'node:crypto'

/** @returns the SHA-256 of bytes as they come, in hexadecimal. */
export async function checksumOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}
