import { refusals } from '../../catalogue/refusalReasons.js'
import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import {
  flag,
  identifier,
  instant,
  integer,
  list,
  maybe,
  nullable,
  number,
  oneOf,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'
import { taskStatuses } from '../tasks/task.js'
import { scoringVersion } from '../voice/speech.js'
import { grammarText, recognizerSettings } from '../voice-commands/model.js'
import { recognizedEntity, recognizedWord } from '../voice-commands/recognition.js'
import { conclusions } from './conclude.js'
import { expectations, expectedMeaning } from './expectation.js'
import { testedType, testedWakeWords } from './testedModel.js'

const confidence = () =>
  integer({ min: limits.confidenceMin, max: limits.confidenceMax, [docs]: { example: 7420 } })

const summaryFields = {
  id: identifier(),
  number: integer({ min: 1, [docs]: { note: 'counts the runs of the test', example: 14 } }),
  status: oneOf(taskStatuses),
  task_id: nullable(identifier({ [docs]: { note: 'null once it left the history' } })),
  confidence_threshold: confidence(),
  files: integer({ min: 0, [docs]: { example: 46 } }),
  tested: integer({ min: 0, [docs]: { example: 46 } }),
  passed: integer({
    min: 0,
    [docs]: { note: 'recognized or refused as is expected of them', example: 41 },
  }),
  /** Absent from servers before they counted both kinds. */
  to_refuse: maybe(
    integer({ min: 0, [docs]: { note: 'recordings that have to be refused, of `files`', example: 16 } }),
  ),
  refused: maybe(
    integer({ min: 0, [docs]: { note: 'of them those that were refused, part of `passed`', example: 13 } }),
  ),
  average: nullable(
    integer({
      min: limits.confidenceMin,
      max: limits.confidenceMax,
      [docs]: { note: 'confidence of what was heard where a sentence is expected', example: 7038 },
    }),
  ),
  /** Null before anything was recognized, and for runs from before scores had a version. */
  scoring_version: maybe(scoringVersion()),
  started_at: instant(),
  ended_at: nullable(instant()),
}

/** A run of a test as a list shows it. */
export const unitTestRunSummary = type(summaryFields)
export type UnitTestRunSummary = ValueOf<typeof unitTestRunSummary>

/** Why a recording could not be tested. */
export const unitTestFailures = ['audio_missing', 'audio_unreadable', 'audio_too_long'] as const

/** The result of one recording. */
export const unitTestResult = type({
  id: identifier(),
  audio_id: nullable(identifier({ [docs]: { note: 'null once the recording is deleted' } })),
  audio_name: text({ [docs]: { example: 'switch-on.wav' } }),
  expectation: oneOf(expectations, { [docs]: { example: 'sentence' } }),
  expected: text({
    [docs]: {
      note: 'the transcription: of a recording that has to be refused, what is said, if anything',
      example: 'switch on the lamp',
    },
  }),
  /** Null: it is not tested. */
  expected_meaning: nullable(expectedMeaning),
  result: nullable(
    text({
      [docs]: {
        note: 'null when nothing was heard; the wake word with the highest score where those are tested',
        example: 'switch on the lamp',
      },
    }),
  ),
  /** Null: unknown, as in results from before it was measured. */
  duration: maybe(number({ min: 0, [docs]: { note: 'of the recording, in seconds', example: 1.8 } })),
  confidence: nullable(confidence()),
  is_expected: flag({
    [docs]: {
      note: 'what was heard has the words of the transcription; of a wake word, it is among them',
    },
  }),
  intent: nullable(
    text({ [docs]: { note: 'of what was heard, as a recognition gives it', example: 'PICK' } }),
  ),
  entities: list(recognizedEntity),
  is_meant: flag({
    [docs]: { note: 'what was heard means what is expected; true where no meaning is', example: true },
  }),
  conclusion: oneOf(conclusions, { [docs]: { example: 'passed' } }),
  words: list(recognizedWord),
  refusal: nullable(
    oneOf(refusals, {
      [docs]: { note: 'why it is rejected with a threshold above its confidence; null in older runs' },
    }),
  ),
  failure: nullable(oneOf(unitTestFailures, { [docs]: { note: 'why it could not be tested' } })),
  tested_at: nullable(instant()),
})
export type UnitTestResult = ValueOf<typeof unitTestResult>

/** A run with the conditions of its start, whatever the model is today. */
export const unitTestRun = type({
  ...summaryFields,
  model_type: testedType(),
  language: text({ [docs]: { example: 'eng-US' } }),
  /** Empty where wake words are tested, as are its slots and imports. */
  grammar: grammarText(),
  settings: recognizerSettings,
  slots: list(type({ name: text(), values: list(text()) })),
  /** The grammars from which it imported then. */
  imports: list(
    type({
      name: text(),
      grammar: grammarText(),
      slots: list(type({ name: text(), values: list(text()) })),
    }),
  ),
  /** Absent where a grammar is tested. */
  wake_words: maybe(testedWakeWords),
  results: list(unitTestResult),
})
export type UnitTestRun = ValueOf<typeof unitTestRun>
