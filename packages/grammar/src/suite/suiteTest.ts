/** A piece of an expected meaning: an entity without its words. */
export interface ExpectedEntity {
  readonly name: string
  /** Several values of one entity are a list. */
  readonly value: string | readonly string[]
  readonly entities: readonly ExpectedEntity[]
}

/** The expected meaning of a sentence. */
export interface ExpectedMeaning {
  /** `null` for a sentence without an intent; `undefined`: not tested. */
  readonly intent?: string | null | undefined
  /** In their order; `undefined`: not tested. */
  readonly entities?: readonly ExpectedEntity[] | undefined
}

/** A sentence, and its expected result in a grammar. */
export interface SuiteTest extends ExpectedMeaning {
  readonly sentence: string
  readonly expect: 'accept' | 'refuse'
}
