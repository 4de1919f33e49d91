import type { SlotValues } from '@saywright/grammar'
import { useEffect, useState } from 'react'
import { type GrammarState, grammarState } from './grammarState.js'

/** How long nobody types before the text is read again: typing itself never waits for it. */
const quietMilliseconds = 120

/** What is known of a text that changes with each key. */
export function useGrammarState(source: string, slots: SlotValues): GrammarState {
  const [state, setState] = useState(() => grammarState(source, slots))
  const [readWith, setReadWith] = useState(slots)
  const readSource = state.analysis.source
  useEffect(() => {
    if (readSource === source && readWith === slots) return
    const timer = setTimeout(() => {
      setReadWith(slots)
      setState((last) => grammarState(source, slots, last))
    }, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [source, slots, readSource, readWith])
  return state
}
