import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import type { StoredFile } from './storeFile.js'

/** Other bytes for a file that stays where it is: its links lead to them, and it is as new as they are. */
export async function replaceContent(unit: Unit, id: number, stored: StoredFile): Promise<void> {
  const { fileKey: file_key, sizeBytes: size_bytes, sha256 } = stored
  await unit.database
    .updateTable('file')
    .set({ file_key, size_bytes, sha256, created_at: timestamp(unit) })
    .where('id', '=', id)
    .execute()
}
