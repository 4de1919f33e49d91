/** Replaces the text between two offsets of the source; `start === end` inserts. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export function insert(offset: number, text: string): TextEdit {
  return { start: offset, end: offset, text }
}

/** Applies edits to a source. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let result = ''
  let from = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return result + source.slice(from)
}
