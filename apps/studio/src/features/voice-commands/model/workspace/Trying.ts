import type { Acceptance } from '../answers/acceptance.js'
import type { Matching } from '../answers/Matching.js'
import type { EditorMark, SentenceMatch } from '../answers/trySentence.js'
import type { KeptRecording, TryMode } from '../quick-test/quickTest.js'
import type { NearestPlace } from '../try/nearestPlace.js'

/** A sentence against the grammar: written, or recognized in a recording. */
export type TryingState = {
  readonly mode: TryMode
  /** The text of the field. */
  readonly sentence: string
  /** The tried sentence: that of the field, or the recognized one. */
  readonly tried: string
  readonly sentenceMatch: SentenceMatch
  /** A change that would make the grammar accept the sentence, once it is proved. */
  readonly accept: Acceptance | undefined
  /** Where its words are in the text. */
  readonly marks: readonly EditorMark[]
  /** The sentences that were tried before. */
  readonly before: readonly Matching[]
  /** A sentence that the grammar holds, for anyone who does not know what to say. */
  readonly suggestion: string | undefined
  /** Recordings of the project that say a sentence of the grammar. */
  readonly recordings: readonly KeptRecording[]
  /** Where in the text the closest sentence of a refusal leaves the grammar. */
  readonly nearest: NearestPlace | undefined
}

export type TryingActions = {
  readonly changeMode: (mode: TryMode) => void
  readonly write: (sentence: string) => void
  /** Writes a sentence that was found elsewhere. */
  readonly tryAgain: (sentence: string) => void
  /** Follows another of several readings. */
  readonly read: (reading: number) => void
}

export type Trying = { readonly state: TryingState; readonly actions: TryingActions }
