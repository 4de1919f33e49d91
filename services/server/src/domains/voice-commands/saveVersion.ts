import {
  type DynamicSlot,
  modelKinds,
  type RecognizerSettings,
  type SuiteTest,
} from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'

interface Saved {
  readonly id: number
  readonly revision: number
  readonly language: string
  readonly grammar: string
  readonly settings_json: RecognizerSettings
  readonly slots_json: DynamicSlot[]
  readonly suite_json: SuiteTest[]
  readonly threshold_scoring_version: number | null
  readonly threshold_test_id: number | null
}

/** The author of a save, the revision that it restores if any, and the name of the version. */
export interface SavedBy {
  readonly accountId: number | undefined
  readonly restoredFrom?: number
  readonly label?: string | undefined
}

/** Stores the current content of a model as a version, and deletes the oldest beyond the limits. */
export async function saveVersion(transaction: Transaction, saved: Saved, by: SavedBy): Promise<void> {
  const slots = JSON.stringify(saved.slots_json)
  const suite = JSON.stringify(saved.suite_json)
  await transaction.database
    .insertInto('voice_command_version')
    .values({
      model_id: saved.id,
      revision: saved.revision,
      account_id: by.accountId ?? null,
      restored_from: by.restoredFrom ?? null,
      label: by.label?.trim() ?? null,
      language: saved.language,
      grammar: saved.grammar,
      settings_json: JSON.stringify(saved.settings_json),
      slots_json: slots,
      suite_json: suite,
      threshold_scoring_version: saved.threshold_scoring_version,
      threshold_test_id: saved.threshold_test_id,
      lines: saved.grammar.split('\n').length,
      slot_count: saved.slots_json.length,
      value_count: saved.slots_json.reduce((sum, { values }) => sum + values.length, 0),
      test_count: saved.suite_json.length,
      bytes: Buffer.byteLength(saved.grammar) + Buffer.byteLength(slots) + Buffer.byteLength(suite),
      created_at: timestamp(transaction),
    })
    .execute()
  await forgetOldest(transaction, saved.id)
}

const megabyte = 1024 * 1024

async function forgetOldest(transaction: Transaction, modelId: number): Promise<void> {
  const { versionMegabytesPerModel } = transaction.limits
  const versionsPerModel = transaction.limits[modelKinds.voice_commands.versions]
  const kept = await transaction.database
    .selectFrom('voice_command_version')
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
    .deleteFrom('voice_command_version')
    .where('model_id', '=', modelId)
    .where('revision', '<=', beyond.revision)
    .execute()
}
