import {
  type DynamicSlot,
  defaultRecognizerSettings,
  nameKey,
  type RecognizerSettings,
} from '@saywright/api/contract'
import { timestamp } from '../../store/timestamp.js'
import type { Unit } from '../../unit/unit.js'
import { nameTaken } from '../shared/nameTaken.js'
import { summaryColumns } from './modelResponses.js'

export interface NewModel {
  readonly projectId: number
  readonly name: string
  readonly language: string
  readonly grammar: string
  readonly settings?: RecognizerSettings | undefined
  readonly slots?: readonly DynamicSlot[] | undefined
}

/**
 * Adds a model of voice commands to a project.
 *
 * @throws ApiFailure `already_exists` when the project has a model of this name.
 */
export async function insertModel(unit: Unit, model: NewModel) {
  const { projectId, name, language, grammar, settings = defaultRecognizerSettings, slots = [] } = model
  return unit.database
    .insertInto('voice_command_model')
    .values({
      project_id: projectId,
      name: name.trim(),
      name_key: nameKey(name),
      language,
      grammar,
      settings_json: JSON.stringify(settings),
      slots_json: JSON.stringify(slots),
      revision: 1,
      created_at: timestamp(unit),
      updated_at: timestamp(unit),
    })
    .returning(summaryColumns)
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw nameTaken(error)
    })
}
