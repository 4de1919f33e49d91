import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deleteOldestVersions, type SavedBy } from '../shared/modelVersions.js'

interface Saved {
  readonly id: number
  readonly revision: number
  readonly content_json: Readonly<Record<string, unknown>>
}

/** Stores the current content of a model as a version, and deletes the oldest beyond the limits. */
export async function saveVersion(transaction: Transaction, saved: Saved, by: SavedBy): Promise<void> {
  const content = JSON.stringify(saved.content_json)
  await transaction.database
    .insertInto('model_version')
    .values({
      model_id: saved.id,
      revision: saved.revision,
      account_id: by.accountId ?? null,
      restored_from: by.restoredFrom ?? null,
      label: by.label?.trim() ?? null,
      content_json: content,
      bytes: Buffer.byteLength(content),
      created_at: timestamp(transaction),
    })
    .execute()
  await deleteOldestVersions(transaction, 'model_version', saved.id)
}
