import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { filled, name } from '../kernel/rules.js'
import {
  flag,
  identifier,
  instant,
  integer,
  list,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'
import { scoringVersion } from '../voice/speech.js'
import { modelReadiness, modelReferences } from './readiness.js'
import { suiteAnswer, suiteResult } from './suite.js'

/** When the recognizer reports: only at the end, also while someone speaks, or not at all until requested. */
export const streamResultModes = ['final', 'partial', 'off'] as const

/** Least confidence with which a sentence is taken. */
export const confidenceThreshold = () =>
  integer({
    min: limits.confidenceMin,
    max: limits.confidenceMax,
    [docs]: { example: limits.confidenceThreshold, note: 'least confidence with which a sentence is taken' },
  })

export const settingFields = {
  STREAM_RESULT_MODE: oneOf(streamResultModes, { [docs]: { example: 'final' } }),
  MAXNBEST: integer({ min: limits.maxNBestMin, max: limits.maxNBestMax, [docs]: { example: 10 } }),
  TSILENCE: integer({
    min: limits.silenceMinMilliseconds,
    max: limits.silenceMaxMilliseconds,
    [docs]: {
      example: 500,
      note: 'silence that ends a command, in milliseconds',
    },
  }),
  THRESHOLD: confidenceThreshold(),
}

export const recognizerSettings = object(settingFields)
export type RecognizerSettings = ValueOf<typeof recognizerSettings>

export const defaultRecognizerSettings: RecognizerSettings = {
  STREAM_RESULT_MODE: 'final',
  MAXNBEST: 10,
  TSILENCE: 500,
  THRESHOLD: limits.confidenceThreshold,
}

/** Settings in a request: omitted ones are unchanged, or have their defaults in a new model. */
export const recognizerSettingsForm = object({
  STREAM_RESULT_MODE: optional(settingFields.STREAM_RESULT_MODE),
  MAXNBEST: optional(settingFields.MAXNBEST),
  TSILENCE: optional(settingFields.TSILENCE),
  THRESHOLD: optional(settingFields.THRESHOLD),
})
export type RecognizerSettingsForm = ValueOf<typeof recognizerSettingsForm>

/** A dynamic slot: a name the grammar mentions, filled with values without touching the grammar. */
export const dynamicSlot = object({
  name: name('contact'),
  values: list(filled('Anna'), { max: limits.valuesPerSlot }),
})
export type DynamicSlot = ValueOf<typeof dynamicSlot>

export const grammarText = () =>
  text({
    max: limits.grammarMaxCharacters,
    [docs]: {
      example: '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n',
    },
  })

/** With which scores a threshold was found. */
export const thresholdMeasured = type({
  scoring_version: nullable(scoringVersion()),
  test_id: nullable(identifier({ [docs]: { note: 'the unit test it came from, while there is one' } })),
  is_current: flag({
    [docs]: { note: 'false: scores are made otherwise now, so the test is to be run again', example: true },
  }),
})
export type ThresholdMeasured = ValueOf<typeof thresholdMeasured>

const summaryFields = {
  id: identifier(),
  name: text({ [docs]: { example: 'Lamps' } }),
  language: text({ [docs]: { example: 'eng-US' } }),
  revision: integer({ min: 1, [docs]: { note: 'rises by one at each save' } }),
  created_at: instant(),
  updated_at: instant(),
  last_recording_peaks: maybe(list(number({ min: 0, max: 1 }))),
  readiness: maybe(modelReadiness),
  /** Null without tests, or when the grammar has errors. */
  suite_result: maybe(suiteResult),
  used_by: maybe(modelReferences),
}

/** A model as a list shows it: without its grammar and slots. */
export const voiceCommandModelSummary = type(summaryFields)
export type VoiceCommandModelSummary = ValueOf<typeof voiceCommandModelSummary>

export const voiceCommandModel = type({
  ...summaryFields,
  grammar: grammarText(),
  settings: type(settingFields),
  threshold_measured: optional(thresholdMeasured),
  slots: list(type({ name: text(), values: list(text()) })),
  suite: suiteAnswer(),
})
export type VoiceCommandModel = ValueOf<typeof voiceCommandModel>

/** Another model, as far as a grammar may import from it. */
export const importableGrammar = type({
  id: identifier(),
  name: text({ [docs]: { example: 'Numbers' } }),
  grammar: grammarText(),
  slots: list(type({ name: text(), values: list(text()) })),
})
export type ImportableGrammar = ValueOf<typeof importableGrammar>
