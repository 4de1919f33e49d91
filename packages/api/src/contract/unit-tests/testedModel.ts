import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { list, maybe, oneOf, optional, text, type } from '../kernel/structs.js'

/** The kinds of models that unit tests test: those whose `suite` is `unit-tests`. */
export const testedTypes = ['voice_commands', 'wake_word'] as const
export type TestedType = (typeof testedTypes)[number]

/** The kind of the model of a test; voice commands where nothing is said, as in requests and responses from before there were others. */
export const testedType = () =>
  optional(
    oneOf(testedTypes, {
      [docs]: { note: 'of its model; voice commands by default', example: 'voice_commands' },
    }),
  )

/** The kind of the model of a test or a run. */
export const typeOfTest = ({ model_type }: { readonly model_type?: TestedType | undefined }): TestedType =>
  model_type ?? 'voice_commands'

const word = type({ text: text(), pronas: maybe(text()), phonemes: maybe(text()) })

/** The words of a model of wake words when a run of its test began. */
export const testedWakeWords = type({ positive_words: list(word), negative_words: list(word) })
export type TestedWakeWordLists = ValueOf<typeof testedWakeWords>
