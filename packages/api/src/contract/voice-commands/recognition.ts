import type { Shape, ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import {
  either,
  flag,
  integer,
  list,
  maybe,
  nullable,
  number,
  optional,
  record,
  recursive,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'
import { engineQuality } from '../voice/quality.js'
import { refusal, scoringVersion } from '../voice/speech.js'
import { confidenceThreshold } from './model.js'

/** A word of a hypothesis: its time, in milliseconds from the start of the recording, and its score. */
export const recognizedWord = type({
  text: text({ [docs]: { example: 'lamp' } }),
  start_ms: number({ min: 0, [docs]: { example: 1040 } }),
  end_ms: number({ min: 0, [docs]: { example: 1390 } }),
  score: maybe(
    number({ min: 0, max: 1, [docs]: { note: 'a score of the engine, not a probability', example: 0.97 } }),
  ),
})
export type RecognizedWord = ValueOf<typeof recognizedWord>

/** A piece of a sentence that the grammar names, by a tag or a slot; in it, those that lie inside it. */
export interface RecognizedEntity {
  name: string
  /** Several values of one entity are a list. */
  value: string | string[]
  /** The recognized sentence. */
  text: string
  start_ms: number
  end_ms: number
  entities: RecognizedEntity[]
}

export const recognizedEntity: Shape<RecognizedEntity> = type({
  name: text({ [docs]: { example: 'aisle' } }),
  value: either(text(), list(text()), {
    [docs]: { note: 'what the grammar gives back for it, numbers as digits; else the words', example: '12' },
  }),
  text: text({ [docs]: { example: 'aisle twelve' } }),
  start_ms: number({ min: 0, [docs]: { example: 1180 } }),
  end_ms: number({ min: 0, [docs]: { example: 1920 } }),
  entities: list(recursive(() => recognizedEntity)),
})

export const hypothesis = type({
  text: text({ [docs]: { example: 'switch on the lamp' } }),
  confidence: integer({ min: limits.confidenceMin, max: limits.confidenceMax, [docs]: { example: 7420 } }),
  intent: nullable(text({ [docs]: { note: 'the tag at the root of the sentence', example: 'PICK' } })),
  entities: list(recognizedEntity),
  slots: record(text()),
  words: list(recognizedWord),
})
export type Hypothesis = ValueOf<typeof hypothesis>

/** A value that the grammar attaches to a sentence. */
export const sentenceTag = type({
  name: text({ [docs]: { example: 'state' } }),
  value: text({ [docs]: { example: 'on' } }),
})

export const recognition = type({
  rejected: flag({ [docs]: { note: 'no sentence of the grammar was heard, or not surely enough' } }),
  refusal: refusal(),
  hypotheses: list(hypothesis),
  threshold: confidenceThreshold(),
  scoring_version: optional(scoringVersion()),
  quality: optional(engineQuality()),
  single_hypothesis: flag({ [docs]: { note: 'the engine gives one hypothesis, whatever MAXNBEST says' } }),
  tags: list(sentenceTag),
})
export type Recognition = ValueOf<typeof recognition>
