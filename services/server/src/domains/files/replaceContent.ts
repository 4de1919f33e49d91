import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import type { StoredFile } from './storeFile.js'

/** Replaces the bytes of a file, which keeps its place and its links, and takes the date of the new bytes. */
export async function replaceContent(
  transaction: Transaction,
  id: number,
  stored: StoredFile,
): Promise<void> {
  const { fileKey: file_key, sizeBytes: size_bytes, sha256 } = stored
  await transaction.database
    .updateTable('file')
    .set({ file_key, size_bytes, sha256, created_at: timestamp(transaction) })
    .where('id', '=', id)
    .execute()
}
