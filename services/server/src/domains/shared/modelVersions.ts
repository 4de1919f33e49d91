import type { Transaction } from '../../transaction/transaction.js'

/** The author of a save, the revision that it restores if any, and the name of the version. */
export interface SavedBy {
  readonly accountId: number | undefined
  readonly restoredFrom?: number
  readonly label?: string | undefined
}

const megabyte = 1024 * 1024

/** Deletes the oldest versions of a model beyond the limits of their number and size. */
export async function deleteOldestVersions(
  transaction: Transaction,
  table: 'voice_command_version' | 'model_version',
  modelId: number,
): Promise<void> {
  const { versionsPerModel, versionMegabytesPerModel } = transaction.limits
  const kept = await transaction.database
    .selectFrom(table)
    .select(['revision', 'bytes'])
    .where('model_id', '=', modelId)
    .orderBy('revision', 'desc')
    .execute()
  let total = 0
  const beyond = kept.find(({ bytes }, index) => {
    total += bytes
    // The newest is the saved one, whatever its size.
    return index > 0 && (index >= versionsPerModel || total > versionMegabytesPerModel * megabyte)
  })
  if (!beyond) return
  await transaction.database
    .deleteFrom(table)
    .where('model_id', '=', modelId)
    .where('revision', '<=', beyond.revision)
    .execute()
}
