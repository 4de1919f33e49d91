import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { name } from '../kernel/rules.js'
import {
  flag,
  identifier,
  instant,
  integer,
  list,
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
import { confidenceThreshold, dynamicSlot } from '../voice-commands/model.js'
import { expectations, expectedMeaning, recordingExpectation } from './expectation.js'
import { unitTestRunSummary } from './run.js'
import { testedType } from './testedModel.js'

const description = () =>
  text({ max: limits.freeTextMaxCharacters, [docs]: { example: 'Four people, near and far' } })

/** The input of a test; each recording once, with a transcription unless it has to be rejected. */
export const unitTestFields = {
  name: name('Aisle accents'),
  description: description(),
  confidence_threshold: confidenceThreshold(),
  audio_files: list(identifier(), {
    min: 1,
    max: limits.filesPerUnitTest,
    [docs]: {
      note: 'recordings of the project, with a transcription where it is expected',
      example: [21, 22],
    },
  }),
  expectations: optional(
    list(recordingExpectation, {
      max: limits.filesPerUnitTest,
      [docs]: {
        note: 'of recordings that have to be refused, or to mean something; the transcription of the others is expected',
      },
    }),
  ),
  slots: list(dynamicSlot, {
    max: limits.slotsPerModel,
    [docs]: { note: 'in place of the values of the model', example: [] },
  }),
}
export const unitTestForm = object(unitTestFields)
export type UnitTestForm = ValueOf<typeof unitTestForm>

const summaryFields = {
  id: identifier(),
  model_id: identifier(),
  model_type: testedType(),
  name: text({ [docs]: { example: 'Aisle accents' } }),
  description: text(),
  confidence_threshold: confidenceThreshold(),
  files: integer({ min: 0, [docs]: { example: 2 } }),
  created_at: instant(),
  updated_at: instant(),
  last_run: nullable(unitTestRunSummary),
}

/** A test as a list shows it: without its recordings and slots. */
export const unitTestSummary = type(summaryFields)
export type UnitTestSummary = ValueOf<typeof unitTestSummary>

export const unitTest = type({
  ...summaryFields,
  /** With which scores its threshold was chosen. */
  threshold_measured: optional(
    type({
      scoring_version: nullable(scoringVersion()),
      is_current: flag({
        [docs]: {
          note: 'false: scores are made otherwise now, so the test is to be run again',
          example: true,
        },
      }),
    }),
  ),
  audio_files: list(
    type({
      id: identifier(),
      name: text({ [docs]: { example: 'switch-on.wav' } }),
      duration: nullable(number({ min: 0 })),
      transcription: nullable(
        text({ [docs]: { note: 'the sentence that is expected, or what is said in one to be refused' } }),
      ),
      expectation: oneOf(expectations, { [docs]: { example: 'sentence' } }),
      /** Null: it is not tested. */
      meaning: nullable(expectedMeaning),
    }),
  ),
  slots: list(type({ name: text(), values: list(text()) })),
})
export type UnitTest = ValueOf<typeof unitTest>
