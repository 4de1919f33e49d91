import {
  type BiometricModel,
  type EnhancementModel,
  isModelCovered,
  type ModelType,
  type ProjectTag,
  type SynthesisModel,
  type VoiceCommandModelSummary,
  type WakeWordModel,
} from '@saywright/api/contract'
import type { Technology } from '@saywright/shell/technologies'

/** A model of a project, of any type. */
export type ProjectModel =
  | ({ readonly type: 'voice_commands' } & VoiceCommandModelSummary)
  | ({ readonly type: 'wake_word' } & WakeWordModel)
  | ({ readonly type: 'synthesis' } & SynthesisModel)
  | ({ readonly type: 'enhancement' } & EnhancementModel)
  | ({ readonly type: 'biometrics' } & BiometricModel)

/** Models of all types are numbered apart. */
export const keyOf = ({ type, id }: Pick<ProjectModel, 'type' | 'id'>) => `${type} ${id}`

/** Whose hue, drawing and bar a type has. */
export const technologyOf: Readonly<Record<ModelType, Technology>> = {
  voice_commands: 'strictCommands',
  wake_word: 'wakeWord',
  synthesis: 'synthesis',
  enhancement: 'enhancement',
  biometrics: 'biometrics',
}

/** What can be done with a model: nothing while its language or technology is not available, nothing yet while it is empty. */
export type ModelState = 'ready' | 'empty' | 'unavailable'

export function stateOf(model: ProjectModel, tags: readonly ProjectTag[]): ModelState {
  if (!isModelCovered(model.type, model.language, tags)) return 'unavailable'
  if (model.type === 'wake_word' && model.positive_words.length === 0) return 'empty'
  return model.type === 'synthesis' && model.voice_id === null ? 'empty' : 'ready'
}
