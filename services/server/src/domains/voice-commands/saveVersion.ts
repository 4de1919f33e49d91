import type { DynamicSlot, RecognizerSettings, SuiteTest } from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { deleteOldestVersions, type SavedBy } from '../shared/modelVersions.js'

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
  await deleteOldestVersions(transaction, 'voice_command_version', saved.id)
}
