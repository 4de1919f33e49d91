import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { instant, integer, list, nullable, oneOf, optional, record, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { exportedTypes } from '../models/modelKinds.js'
import { wakeThreshold } from '../models/wake-words/model.js'
import { saidWordLists } from '../models/wake-words/wakeWord.js'
import { expectations, expectedMeaning } from '../unit-tests/expectation.js'
import { confidenceThreshold, recognizerSettings } from '../voice-commands/model.js'
import { suiteAnswer } from '../voice-commands/suite.js'
import { architectureCodes } from './projectExport.js'

/** Version of the layout of an archive, changed when programs that read it must know. */
export const exportLayout = 2

const path = (example: string) =>
  text({ min: 1, max: 500, [docs]: { example, note: 'below the folder of the archive, with slashes' } })

const packedFile = type({
  path: path('models/voice-commands/lamps-11/grammar.bnf'),
  size: integer({ min: 0, [docs]: { note: 'bytes', example: 1840 } }),
  sha256: text({ pattern: /^[0-9a-f]{64}$/, [docs]: { note: 'in hexadecimal' } }),
})

/** The network that recognizes the sentences of a model: the input of the engine, and the pronunciations of the words. */
const packedNetwork = type({
  engine: text({ min: 1, [docs]: { example: 'soundswallower' } }),
  scoring_version: optional(integer({ min: 1, [docs]: { example: 3, note: 'of the threshold' } })),
  grammar: path('models/voice-commands/lamps-11/network.jsgf'),
  pronunciations: path('models/voice-commands/lamps-11/pronunciations.json'),
})

const packedCommands = type({
  lang: text({ min: 1, max: 35, [docs]: { note: 'a BCP 47 tag', example: 'en-US' } }),
  grammar: path('models/voice-commands/lamps-11/grammar.bnf'),
  imports: list(type({ name: text(), path: path('models/voice-commands/lamps-11/imports/Rooms.bnf') })),
  slots: path('models/voice-commands/lamps-11/slots.json'),
  settings: path('models/voice-commands/lamps-11/settings.json'),
  tests: path('models/voice-commands/lamps-11/tests.json'),
  network: nullable(packedNetwork),
  problem: nullable(
    text({
      [docs]: {
        note: 'why there is no network: a code, and what it is about',
        example: 'grammar_has_errors 3:12',
      },
    }),
  ),
})

/** The files of a wake-word model. */
const packedWakeWordModel = type({
  lang: text({ min: 1, max: 35, [docs]: { note: 'a BCP 47 tag', example: 'en-US' } }),
  words: path('models/wake-words/hello-halden-21/model.json'),
  pronunciations: path('models/wake-words/hello-halden-21/pronunciations.json'),
  tests: path('models/wake-words/hello-halden-21/tests.json'),
  scoring_version: optional(integer({ min: 1, [docs]: { example: 1, note: 'of the threshold' } })),
  problem: nullable(
    text({ [docs]: { note: 'why nothing listens for them: a code', example: 'language_unavailable' } }),
  ),
})

/** `manifest.json`: the content of an archive. */
export const exportManifest = type({
  layout: integer({ min: exportLayout, max: exportLayout }),
  project: text(),
  export: integer({ min: 1, [docs]: { example: 3 } }),
  architecture: oneOf(architectureCodes, { [docs]: { example: 'linux-x64' } }),
  created_at: instant(),
  models: list(
    type({
      type: oneOf(exportedTypes),
      id: integer({ min: 1 }),
      name: text({ min: 1, [docs]: { example: 'Lamps' } }),
      language: nullable(text({ [docs]: { example: 'eng-US' } })),
      revision: integer({ min: 1 }),
      files: list(packedFile),
      commands: optional(packedCommands),
      /** Absent in exports of earlier releases. */
      wake_words: optional(packedWakeWordModel),
    }),
  ),
})
export type ExportManifest = ValueOf<typeof exportManifest>
export type PackedCommands = ValueOf<typeof packedCommands>
export type PackedWakeWordModel = ValueOf<typeof packedWakeWordModel>

/** `slots.json`: the default values of dynamic slots by their names, as declared in the grammar. */
export const exportSlots = record(list(text({ max: limits.freeTextMaxCharacters })))
export type ExportSlots = ValueOf<typeof exportSlots>

/** `settings.json`: how the recognizer is set, its threshold among it. */
export const exportSettings = recognizerSettings

/** `pronunciations.json`: pronunciations of words, or of whole wake words, in IPA between slashes, each sound of the model between underscores. */
export const exportPronunciations = record(list(text({ pattern: /^\/.+\/$/ })))
export type ExportPronunciations = ValueOf<typeof exportPronunciations>

/** `model.json` of wake words: the words, as they were saved, and the threshold. */
export const exportWakeWordModel = type({ ...saidWordLists, threshold: wakeThreshold() })
export type ExportWakeWordModel = ValueOf<typeof exportWakeWordModel>

/** `tests.json`. Exports of earlier releases have no suite. */
export const exportTests = type({
  suite: optional(
    type({
      /** The values with which it is run, those of imported grammars with their names before theirs. */
      slots: exportSlots,
      tests: suiteAnswer(),
    }),
  ),
  unit_tests: list(
    type({
      name: text(),
      description: text(),
      confidence_threshold: confidenceThreshold(),
      slots: exportSlots,
      recordings: list(
        type({
          name: text({ [docs]: { example: 'switch-on.wav' } }),
          expected: text({ [docs]: { example: 'switch on the lamp' } }),
          /** Absent: the sentence is expected. */
          expectation: optional(oneOf(expectations)),
          /** Absent: any meaning is right. */
          meaning: optional(expectedMeaning),
          path: optional(path('models/voice-commands/lamps-11/recordings/21.wav')),
        }),
      ),
    }),
  ),
})
export type ExportTests = ValueOf<typeof exportTests>
