/**
 * What an event is: `woken`, a word that woke; `mistake`, something else that woke; `anti`, a word that is not
 * to wake.
 */
export type ScoreEventKind = 'woken' | 'mistake' | 'anti'

/** Something that was recognized. */
export type ScoreEvent = {
  readonly kind: ScoreEventKind
  /** The word that is shown. */
  readonly word: string
  /** Time from the start of its sound, in seconds. */
  readonly seconds: number
  /** From 0 to 10,000. */
  readonly score: number
}

/** A recording, or the sound of a microphone up to now, as scores. */
export type ScoredSound = {
  /** Name of the recording, shown where there are several. */
  readonly name?: string
  /** One score for each step of time, from 0 to 10,000. */
  readonly scores: ArrayLike<number>
  /** What was recognized in it. */
  readonly events?: readonly ScoreEvent[]
}
