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

/** The position behind a text that begins at another one. A line ends with LF, CRLF or a lone CR. */
export function positionAfter(from: Position, text: string): Position {
  const offset = from.offset + text.length
  let { line } = from
  let last = -1
  for (let at = nextBreak(text, 0); at !== -1; at = nextBreak(text, at + 1)) {
    line += 1
    last = at
  }
  return { line, column: last === -1 ? from.column + text.length : text.length - last, offset }
}

/** Index of the last character of the next line end, or -1. */
function nextBreak(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const carriage = text.indexOf('\r', from)
  if (carriage === -1 || (feed !== -1 && feed <= carriage + 1)) return feed
  return carriage
}

/** The range from the beginning of one thing to the end of another. */
export function between(first: Range, last: Range): Range {
  return { start: first.start, end: last.end }
}
