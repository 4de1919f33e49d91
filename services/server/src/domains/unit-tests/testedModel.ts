import type { TestedType, TestedWakeWordLists } from '@saywright/api/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.js'
import type { VoiceCommandModelTable } from '../../store/tables/project.js'
import { storedKinds } from '../models/kinds.js'
import { findStoredModel } from '../models/models.js'
import { findModel } from '../voice-commands/findModel.js'

interface AnyTested {
  readonly id: number
  readonly name: string
  readonly language: string
  /** Least score with which it takes what it heard. */
  readonly threshold: number
}

/** A model that has unit tests, with what they test. */
export type TestedModel =
  | (AnyTested & { readonly type: 'voice_commands'; readonly commands: Selectable<VoiceCommandModelTable> })
  | (AnyTested & { readonly type: 'wake_word'; readonly words: TestedWakeWordLists })

/** With what a model has that was written before its kind had all fields. */
const storedKindOf = (type: 'wake_word') => storedKinds.find((kind) => kind.type === type) ?? storedKinds[0]

/** The content of a model of wake words, checked when it was written. */
type WakeWordContent = TestedWakeWordLists & { readonly threshold: number }

/** A kind and an identifier: those of different kinds may be equal. */
export interface ModelOfTest {
  readonly type: TestedType
  readonly id: number
}

/** @throws ApiFailure `not_found` when the project has no such model. */
export async function findTestedModel(
  context: Context,
  projectId: number,
  { type, id }: ModelOfTest,
): Promise<TestedModel> {
  if (type === 'voice_commands') {
    const commands = await findModel(context, projectId, id)
    const { name, language, settings_json } = commands
    return { type, id, name, language, threshold: settings_json.THRESHOLD, commands }
  }
  const { name, language, content_json } = await findStoredModel(
    context,
    { id: projectId, modelId: id },
    type,
  )
  const content: unknown = { ...storedKindOf(type).empty, ...content_json }
  const { threshold, positive_words, negative_words } = content as WakeWordContent
  return { type, id, name, language: language ?? '', threshold, words: { positive_words, negative_words } }
}

/** The columns that name the model of a test. */
export const columnsOfModel = ({ type, id }: ModelOfTest) =>
  type === 'voice_commands'
    ? { model_id: id, stored_model_id: null }
    : { model_id: null, stored_model_id: id }

/** The column that has the identifier of a model of a kind. */
export const modelColumnOf = (type: TestedType) =>
  type === 'voice_commands' ? ('unit_test.model_id' as const) : ('unit_test.stored_model_id' as const)

/** The model that the columns of a test name. */
export const modelOfTest = (row: {
  readonly model_id: number | null
  readonly stored_model_id: number | null
}): ModelOfTest =>
  row.model_id === null
    ? { type: 'wake_word', id: row.stored_model_id ?? 0 }
    : { type: 'voice_commands', id: row.model_id }
