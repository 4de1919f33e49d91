import type { ImportOptions } from '@saywright/grammar'
import { useEffect, useState } from 'react'
import { type GrammarState, grammarState, noImports } from './grammarState.js'

/** How long nobody types before the text is read again: typing itself never waits for it. */
const quietMilliseconds = 120

/**
 * What is known of a text that changes with each key.
 *
 * @param imports where it looks up what it imports; the same object while nothing of it changes.
 */
export function useGrammarState(source: string, imports: ImportOptions = noImports): GrammarState {
  const [state, setState] = useState(() => grammarState(source, undefined, imports))
  const readSource = state.analysis.source
  const readIn = state.imports
  useEffect(() => {
    if (readSource === source && readIn === imports) return
    const timer = setTimeout(() => setState((last) => grammarState(source, last, imports)), quietMilliseconds)
    return () => clearTimeout(timer)
  }, [source, imports, readSource, readIn])
  return state
}
