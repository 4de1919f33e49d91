import type { Analysis, SlotValues } from '@saywright/grammar'
import { useMemo } from 'react'
import type { GrammarWorker } from '../grammar-worker/GrammarWorker.js'
import { useGrammarQuery } from '../grammar-worker/useGrammarQuery.js'
import { type NearestPlace, nearestPlace } from './nearestPlace.js'

/**
 * Where in the text a sentence leaves the grammar.
 *
 * @param grammar the current one; nothing is found while it has errors.
 * @param sentence empty for none.
 */
export function useNearestPlace(
  worker: GrammarWorker,
  grammar: Analysis | undefined,
  sentence: string,
  slots: SlotValues,
): NearestPlace | undefined {
  const about = useMemo(() => ({ sentence, slots, reading: 0 }), [sentence, slots])
  const found = useGrammarQuery(worker, 'match', sentence ? grammar : undefined, about)
  const tried = found?.of === grammar ? found?.answer : undefined
  return useMemo(() => tried && nearestPlace(tried), [tried])
}
