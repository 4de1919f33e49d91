/** A piece of a sentence that the grammar names: what a `!tag`, a dynamic slot, or a rule of return values covers. */
export interface Entity {
  /** Name of the `!tag`, of the slot or rule without brackets, or of a return value that has one. */
  readonly name: string
  /**
   * What the return values inside it yield, without those of entities inside it: one as it is, those of one number as that
   * number, several others as a list. The words themselves where there is none.
   */
  readonly value: string | readonly string[]
  /** The words as the grammar spells them. */
  readonly text: string
  /** Index of the first covered word of the sentence, from 0. */
  readonly from: number
  /** Index after the last covered word. */
  readonly to: number
  /** Those inside it, in the order in which they begin. */
  readonly entities: readonly Entity[]
}

/** What a sentence means, as its grammar says it. */
export interface Meaning {
  /** Name of the `!tag` with which the sentence begins, words that could be left out apart; `null` when none does. */
  readonly intent: string | null
  readonly entities: readonly Entity[]
}
