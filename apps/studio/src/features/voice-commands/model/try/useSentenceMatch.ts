import type { Analysis, SlotValues } from '@saywright/grammar'
import { useEffect, useMemo, useState } from 'react'
import type { SentenceMatch } from '../answers/trySentence.js'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'

/** Fast enough to feel at once, slow enough to leave the keys alone. */
const quietMilliseconds = 80

/** The result of the sentence in the field, a moment after it was typed, in its chosen reading. */
export function useSentenceMatch(
  worker: GrammarWorker,
  grammar: Analysis | undefined,
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
  const about = useMemo(() => ({ sentence: settled, slots, reading }), [settled, slots, reading])
  const found = useGrammarQuery(worker, 'match', settled.trim() === '' ? undefined : grammar, about)
  const sentenceMatch = useMemo(
    () => found?.answer && { of: found.of, sentence: found.answer.sentence, result: found.answer.result },
    [found],
  )
  return [sentenceMatch, (next) => setChosen({ of: settled, reading: next })]
}
