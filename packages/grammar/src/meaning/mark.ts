/** A part of a reading of a sentence that contributes to its meaning, or groups it. */
export interface Mark {
  /** A `!tag`, a return value, a dynamic slot, or a rule that was followed. */
  readonly kind: 'tag' | 'value' | 'slot' | 'rule'
  /** Name without brackets; `@` for a return value without one. */
  readonly name: string
  /** The words as the grammar spells them, the return value, or the value of the slot. */
  readonly value: string
  /** Index of the first covered word of the sentence, from 0. */
  readonly from: number
  /** Index after the last covered word. */
  readonly to: number
  /** The marks inside, in the order in which they begin. */
  readonly marks: readonly Mark[]
}

export interface Reading {
  readonly marks: readonly Mark[]
  /** Words of the sentence, normalized. */
  readonly words: readonly string[]
  /** Whether a word could have been left out, by its index. */
  readonly optional: ReadonlySet<number>
}
