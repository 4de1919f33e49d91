import type { SearchQuery } from '@codemirror/search'
import type { EditorState } from '@codemirror/state'

/** More are not counted: a text of a thousand matches is not walked through one by one. */
export const mostMatches = 1000

export type FoundMatches = {
  /** At most `mostMatches`; there may be more then. */
  readonly count: number
  /** Number of the match that is selected, from 1; 0 when none is. */
  readonly current: number
}

/** The matches of a valid query in a text, and which of them is selected. */
export function findMatches(query: SearchQuery, state: EditorState): FoundMatches {
  const { from, to } = state.selection.main
  const cursor = query.getCursor(state)
  let count = 0
  let current = 0
  for (let next = cursor.next(); !next.done && count < mostMatches; next = cursor.next()) {
    count += 1
    if (next.value.from === from && next.value.to === to) current = count
  }
  return { count, current }
}
