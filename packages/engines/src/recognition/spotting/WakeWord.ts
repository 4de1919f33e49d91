import type { WakeWordRole } from '@saywright/api/contract'
import type { Keyword } from '../soundswallower/engine.js'

/** A word to listen for, as the engine knows it. */
export interface PreparedWakeWord {
  readonly text: string
  readonly role: WakeWordRole
  readonly said: Keyword
}

/** A word that was heard, whatever its score. */
export interface SpottedWakeWord {
  readonly text: string
  readonly role: WakeWordRole
  /** In samples from the first one. */
  readonly start: number
  readonly end: number
  /** 0 to 10,000. */
  readonly score: number
}
