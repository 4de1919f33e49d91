import type { SlotValues } from '@saywright/grammar'
import { useEffect, useMemo, useState } from 'react'
import type { CheckedGrammar } from '../grammar/grammarState.js'
import { type SentenceMatch, trySentence } from './trySentence.js'

/** Fast enough to feel at once, slow enough to leave the keys alone. */
const quietMilliseconds = 80

/** What becomes of the sentence in the field, a moment after it was written, in the reading that was chosen of it. */
export function useSentenceMatch(
  grammar: CheckedGrammar | undefined,
  sentence: string,
  slots: SlotValues,
): [SentenceMatch, onReading: (reading: number) => void] {
  const [settled, setSettled] = useState(sentence)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(sentence), quietMilliseconds)
    return () => clearTimeout(timer)
  }, [sentence])
  const [chosen, setChosen] = useState({ of: '', reading: 0 })
  const reading = chosen.of === settled ? chosen.reading : 0
  const sentenceMatch = useMemo(
    () => grammar && trySentence(grammar, settled, slots, reading),
    [grammar, settled, slots, reading],
  )
  return [sentenceMatch, (next) => setChosen({ of: settled, reading: next })]
}
