/** What a check found, and of how much. */
export interface Found {
  /** Such as "keys in 830 files". */
  readonly subject: string
  /** One line each: where, what, and what to write instead. */
  readonly faults: readonly string[]
}

/** A rule of the tree that is found by reading it. */
export interface Check {
  /** As `npm test -- <name>` takes it. */
  readonly name: string
  readonly find: () => Found | Promise<Found>
}
