import type { Analysis, SlotValues } from '@saywright/grammar'
import { useMemo } from 'react'
import type { Matching } from '../answers/Matching.js'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'

const none: readonly Matching[] = []

/** The meanings of sentences in a grammar; without a grammar it accepts none. */
export function useMatching(
  worker: GrammarWorker,
  grammar: Analysis | undefined,
  sentences: readonly string[],
  slots: SlotValues,
): readonly Matching[] {
  const about = useMemo(() => ({ sentences, slots }), [sentences, slots])
  const found = useGrammarQuery(worker, 'matching', sentences.length > 0 ? grammar : undefined, about)
  const isChecked = grammar !== undefined
  const unchecked = useMemo(
    () => (isChecked ? none : sentences.map((sentence) => ({ sentence, meaning: undefined }))),
    [isChecked, sentences],
  )
  return isChecked ? (found?.answer ?? none) : unchecked
}
