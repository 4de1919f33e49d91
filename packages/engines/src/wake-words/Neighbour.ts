/** A phrase of frequent words that sounds like a wake word. */
export interface Neighbour {
  readonly text: string
  readonly distance: number
  /** How much of it people say every day, in (0, 1]: one word of a phrase, or all of it. */
  readonly share: number
}
