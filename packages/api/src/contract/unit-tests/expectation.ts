import type { Shape, ValueOf } from '../kernel/description.js'
import { docs } from '../kernel/docs.js'
import { name } from '../kernel/rules.js'
import {
  either,
  identifier,
  list,
  maybe,
  nullable,
  object,
  oneOf,
  recursive,
  text,
  type,
} from '../kernel/structs.js'
import { limits } from '../limits.js'

/**
 * The expected result of a recording in a test: `sentence`, its transcription is recognized; `other_sentence` and
 * `no_speech`, it is refused, because it says a sentence that the grammar does not have, or has no speech. Of a recording that
 * tests wake words: `sentence`, one of them wakes, which its transcription has; the others, none does.
 */
export const expectations = ['sentence', 'other_sentence', 'no_speech'] as const
export type Expectation = (typeof expectations)[number]

/** A piece of an expected meaning: an entity of a hypothesis without its words and times. */
export interface ExpectedEntity {
  name: string
  /** Several values of one entity are a list. */
  value: string | string[]
  entities: ExpectedEntity[]
}

const most = limits.freeTextMaxCharacters
const written = () => text({ max: most })

// The other fields of an entity in a hypothesis, its words and times, may be present and are ignored.
export const expectedEntity: Shape<ExpectedEntity> = type({
  name: name('aisle'),
  value: either(written(), list(written(), { max: limits.expectedEntities }), { [docs]: { example: '12' } }),
  entities: list(
    recursive(() => expectedEntity),
    { max: limits.expectedEntities },
  ),
})

/** The expected meaning of a sentence: the intent and the entities of a hypothesis, in their order. */
export const expectedMeaning = type({
  intent: nullable(
    text({ max: most, [docs]: { note: 'the tag at the root of the sentence', example: 'PICK' } }),
  ),
  entities: list(expectedEntity, { max: limits.expectedEntities }),
})
export type ExpectedMeaning = ValueOf<typeof expectedMeaning>

/** Of one recording of a test. */
export const recordingExpectation = object({
  audio_id: identifier({ [docs]: { example: 22 } }),
  expectation: oneOf(expectations),
  /** Of an expected sentence; null: it is not tested. */
  meaning: maybe(expectedMeaning),
})
export type RecordingExpectation = ValueOf<typeof recordingExpectation>
