/** The findings of a check, and its subject. */
export interface Found {
  /** Such as "keys in 830 files". */
  readonly subject: string
  /** One line each: where, what, and what to write instead. */
  readonly faults: readonly string[]
}

/** A rule of the tree that is found by reading it. */
export interface Check {
  /** The name for `npm test -- <name>`. */
  readonly name: string
  readonly find: () => Found | Promise<Found>
}
