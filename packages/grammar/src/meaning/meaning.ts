/** A named piece of a sentence: the text of a `!tag`, a dynamic slot, or a rule with return values. */
export interface Entity {
  /** Name of the `!tag`, of the slot or rule without brackets, or of a return value that has one. */
  readonly name: string
  /**
   * The return values inside it, without those of entities inside it: a single one unchanged, those of one number as that
   * number, several others as a list. The words themselves without a return value.
   */
  readonly value: string | readonly string[]
  /** The words as the grammar spells them. */
  readonly text: string
  /** Index of the first covered word of the sentence, from 0. */
  readonly from: number
  /** Index after the last covered word. */
  readonly to: number
  /** The entities inside, in the order in which they begin. */
  readonly entities: readonly Entity[]
}

/** The meaning of a sentence by its grammar. */
export interface Meaning {
  /** Name of the `!tag` with which the sentence begins, words that could be left out apart; `null` when none does. */
  readonly intent: string | null
  readonly entities: readonly Entity[]
}
