import type { ValueOf } from '../kernel/description.js'
import { voiceCommands } from '../voice-commands/kind.js'
import { biometrics } from './biometrics/kind.js'
import { enhancement } from './enhancement/kind.js'
import type { ModelKind } from './modelKind.js'
import { synthesis } from './synthesis/kind.js'
import { wakeWords } from './wake-words/kind.js'

export * from './biometrics/model.js'
export * from './enhancement/model.js'
export * from './synthesis/model.js'
export * from './wake-words/listening.js'
export * from './wake-words/model.js'
export { type AntiReason, antiReasons, type CommandClash } from './wake-words/rating.js'
export type { WakeWordVersion, WakeWordVersionSummary } from './wake-words/version.js'
export { distinctWords, wakeWordLists } from './wake-words/wakeWord.js'

/** Every kind of model by its name on the wire, in the order in which they are listed. */
export const modelKinds = {
  voice_commands: voiceCommands,
  wake_word: wakeWords,
  synthesis,
  enhancement,
  biometrics,
} as const

/** How many models of each kind a project has. */
export const modelTotals = {
  ...voiceCommands.total,
  ...synthesis.total,
  ...enhancement.total,
  ...wakeWords.total,
  ...biometrics.total,
}

export type ModelType = keyof typeof modelKinds

/** A model of each kind, as the list of its kind shows it. */
export type ModelsByType = {
  readonly [Type in ModelType]: ValueOf<(typeof modelKinds)[Type]['model']>
}

const kindsByType: { readonly [Type in ModelType]: ModelKind<ModelsByType[Type]> } = modelKinds

/** The kind of a type. */
export const kindOf = <Type extends ModelType>(type: Type): ModelKind<ModelsByType[Type]> => kindsByType[type]

/** The types of models of a project, in the order in which they are listed. */
export const modelTypes = Object.values(modelKinds).map(({ type }) => type)

/** Path segment before the models of each kind. */
export const modelSegments = Object.values(modelKinds).map(({ segment }) => segment)
export type ModelSegment = (typeof modelSegments)[number]

/** Types of the models that an archive may contain. */
export const exportedTypes = modelTypes.filter((type) => kindOf(type).archive !== undefined)
