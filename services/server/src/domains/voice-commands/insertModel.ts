import {
  type DynamicSlot,
  defaultRecognizerSettings,
  nameKey,
  type RecognizerSettingsForm,
  type SuiteTest,
} from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { requireFreeModelName } from '../shared/modelNames.js'
import { nameTaken } from '../shared/nameTaken.js'
import { wantReadiness } from './readiness.js'
import { saveVersion } from './saveVersion.js'
import type { Measured } from './thresholdMeasured.js'

export interface NewModel {
  readonly projectId: number
  readonly name: string
  readonly language: string
  readonly grammar: string
  readonly settings?: RecognizerSettingsForm | undefined
  readonly slots?: readonly DynamicSlot[] | undefined
  readonly suite?: readonly SuiteTest[] | undefined
  /** How its threshold was found; absent where it is the usual one. */
  readonly measured?: Measured | undefined
  /** Its author. */
  readonly accountId: number
}

/**
 * Adds a model of voice commands to a project, with its first version.
 *
 * @throws ApiFailure `already_exists` when the project has a model of this name.
 */
export async function insertModel(transaction: Transaction, model: NewModel) {
  const { projectId, name, language, grammar, settings, slots = [], suite = [] } = model
  await requireFreeModelName(transaction, projectId, name)
  await wantReadiness(transaction, projectId)
  const row = await transaction.database
    .insertInto('voice_command_model')
    .values({
      project_id: projectId,
      name: name.trim(),
      name_key: nameKey(name),
      language,
      grammar,
      settings_json: JSON.stringify({ ...defaultRecognizerSettings, ...settings }),
      slots_json: JSON.stringify(slots),
      suite_json: JSON.stringify(suite),
      ...model.measured,
      revision: 1,
      created_at: timestamp(transaction),
      updated_at: timestamp(transaction),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw nameTaken(error)
    })
  await saveVersion(transaction, row, { accountId: model.accountId })
  return row
}
