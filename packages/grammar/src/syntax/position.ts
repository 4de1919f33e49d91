/** A position in a source text. Lines and columns count from 1 in UTF-16 units, `offset` from 0. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** A range of a source text; `end` is exclusive. */
export interface Range {
  readonly start: Position
  readonly end: Position
}

/** The range from the beginning of one thing to the end of another. */
export function between(first: Range, last: Range): Range {
  return { start: first.start, end: last.end }
}
