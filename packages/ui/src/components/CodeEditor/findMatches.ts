import type { SearchQuery } from '@codemirror/search'
import type { EditorState } from '@codemirror/state'

/** Maximum number of counted matches. */
export const maxMatches = 1000

export type FoundMatches = {
  /** Number of matches, at most `maxMatches`. */
  readonly count: number
  /** Number of the selected match, from 1; 0 when none is selected. */
  readonly current: number
}

/** The matches of a valid query in a text, and the selected one. */
export function findMatches(query: SearchQuery, state: EditorState): FoundMatches {
  const { from, to } = state.selection.main
  const cursor = query.getCursor(state)
  let count = 0
  let current = 0
  for (let next = cursor.next(); !next.done && count < maxMatches; next = cursor.next()) {
    count += 1
    if (next.value.from === from && next.value.to === to) current = count
  }
  return { count, current }
}
