import { createHash } from 'node:crypto'

/** SHA-256, in the letters in which it is shown. */
export const checksum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
