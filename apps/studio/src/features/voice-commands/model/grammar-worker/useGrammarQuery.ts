import type { Analysis } from '@saywright/grammar'
import { useEffect, useMemo, useState } from 'react'
import { answer, type Kind, type QueryParams, type WorkerResponse } from './answers.js'
import type { GrammarWorker } from './GrammarWorker.js'
import { hasWorkers, isLarge } from './isLarge.js'

export type Answered<K extends Kind> = {
  readonly of: Analysis
  readonly about: QueryParams<K>
  readonly answer: WorkerResponse<K> | undefined
}

/**
 * The result of a query of a grammar. That of a large one comes a moment later, so that typing does not wait for it; until
 * then the last one is returned.
 *
 * @param about the same object while it does not change.
 * @param isLong whether the query takes long for a small grammar too, and is never run on the page.
 * @returns undefined without a grammar, and before the first result; a result that took too long is undefined itself.
 */
export function useGrammarQuery<K extends Kind>(
  worker: GrammarWorker,
  kind: K,
  grammar: Analysis | undefined,
  about: QueryParams<K>,
  isLong = false,
): Answered<K> | undefined {
  const isAsked = grammar !== undefined && (isLong ? hasWorkers() : isLarge(grammar))
  const here = useMemo(
    () => (grammar && !isAsked ? { of: grammar, about, answer: answer(kind, grammar, about) } : undefined),
    [kind, grammar, about, isAsked],
  )
  const [told, setTold] = useState<Answered<K>>()
  useEffect(() => {
    if (isAsked) return worker.ask(kind, grammar, about, (answer) => setTold({ of: grammar, about, answer }))
    setTold(undefined)
  }, [worker, kind, grammar, about, isAsked])
  return isAsked ? told : here
}
