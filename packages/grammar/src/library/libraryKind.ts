/** What a rule says, whatever its language calls it. */
export type LibraryKind =
  | 'number'
  | 'ordinal'
  | 'decimal'
  | 'digits'
  | 'date'
  | 'time'
  | 'duration'
  | 'answer'
  | 'letter'
