import type { Meaning } from '../meaning/meaning.js'
import type { EmptySlot, ExpectedWord } from './Expectations.js'
import type { NearestSentence } from './nearest.js'
import type { PathStep } from './trace.js'

export interface Matched {
  readonly matched: true
  /** Tags, return values (`@` when unnamed) and slots (`<name>`) in the order of their start, outer first. */
  readonly tags: readonly (readonly [name: string, value: string])[]
  /** Intent and entities of this reading, nested as tags and slots are, through rules and imports. */
  readonly meaning: Meaning
  /** Path through the source, outer steps first. */
  readonly path: readonly PathStep[]
  /** Number of readings; above 1 the sentence is ambiguous. At most `Number.MAX_SAFE_INTEGER`. */
  readonly ways: number
  /** Index of the reading that tags and path belong to, from 0. */
  readonly reading: number
}

export interface NotMatched {
  readonly matched: false
  /** Number of leading words that follow the grammar. */
  readonly longestPrefix: number
  /** Words that the grammar accepts after them. */
  readonly expectedNext: readonly ExpectedWord[]
  /** Slots that are there and have no values, so that no word is accepted for them. */
  readonly emptySlots: readonly EmptySlot[]
  /** Whether the sentence could end after them. */
  readonly couldEnd: boolean
  /** The sentence of the grammar with the fewest changed words, when the search is affordable. */
  readonly nearest: NearestSentence | undefined
}
