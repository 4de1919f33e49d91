import type { ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { flag, integer, list, maybe, number, optional, record, text, type } from '../kernel/structs.js'
import { limits } from '../limits.js'
import { engineQuality } from '../voice/quality.js'
import { refusal, scoringVersion } from '../voice/speech.js'
import { confidenceThreshold } from './model.js'

/** A word of a hypothesis: where it was heard, in milliseconds from the start of the recording, and its score. */
export const recognizedWord = type({
  text: text({ [docs]: { example: 'lamp' } }),
  start_ms: number({ min: 0, [docs]: { example: 1040 } }),
  end_ms: number({ min: 0, [docs]: { example: 1390 } }),
  score: maybe(
    number({ min: 0, max: 1, [docs]: { note: 'a score of the engine, not a probability', example: 0.97 } }),
  ),
})
export type RecognizedWord = ValueOf<typeof recognizedWord>

export const hypothesis = type({
  text: text({ [docs]: { example: 'switch on the lamp' } }),
  confidence: integer({ min: limits.confidenceMin, max: limits.confidenceMax, [docs]: { example: 7420 } }),
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
