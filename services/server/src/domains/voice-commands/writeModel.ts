import {
  type BodyOf,
  modelKinds,
  nameKey,
  type RecognizerSettings,
  type saveVoiceCommandModel,
} from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { timestamp } from '../../store/timestamp.js'
import type { Transaction } from '../../transaction/transaction.js'
import { requireFreeModelName } from '../shared/modelNames.js'
import type { SavedBy } from '../shared/modelVersions.js'
import { nameTaken } from '../shared/nameTaken.js'
import { publishChange } from '../shared/projects/publishChange.js'
import { wantReadiness } from './readiness.js'
import { saveVersion } from './saveVersion.js'
import type { Measured } from './thresholdMeasured.js'

/** The settings are complete: omitted ones were filled in. */
type Changes = Omit<BodyOf<typeof saveVoiceCommandModel>, 'settings' | 'threshold_run'> & {
  readonly settings?: RecognizerSettings | undefined
  /** How the threshold of the settings was found, where that changes. */
  readonly measured?: Measured | undefined
}

/**
 * Saves fields of a model over the revision that was read, and keeps the result as a version.
 *
 * @throws ApiFailure `changed_elsewhere` when someone saved since, `already_exists` for a name that another model has.
 */
export async function writeModel(
  transaction: Transaction,
  place: { readonly id: number; readonly modelId: number },
  changes: Changes,
  by: SavedBy,
) {
  const { revision, name, language, grammar, settings, slots, suite, measured } = changes
  if (name !== undefined)
    await requireFreeModelName(transaction, place.id, name, {
      table: 'voice_command_model',
      id: place.modelId,
    })
  await wantReadiness(transaction, place.id, place.modelId)
  const saved = await transaction.database
    .updateTable('voice_command_model')
    .set({
      ...(name !== undefined && { name: name.trim(), name_key: nameKey(name) }),
      ...(language !== undefined && { language }),
      ...(grammar !== undefined && { grammar }),
      ...(settings && { settings_json: JSON.stringify(settings) }),
      ...measured,
      ...(slots && { slots_json: JSON.stringify(slots) }),
      ...(suite && { suite_json: JSON.stringify(suite) }),
      revision: revision + 1,
      updated_at: timestamp(transaction),
    })
    .where('id', '=', place.modelId)
    .where('project_id', '=', place.id)
    // Of two people who read the same revision, the first to save wins.
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
    .catch((error) => {
      throw nameTaken(error)
    })
  if (!saved) throw new ApiFailure('changed_elsewhere')
  await saveVersion(transaction, saved, by)
  await publishChange(transaction, place.id, modelKinds.voice_commands.segment)
  return saved
}
