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
 * The answer to a question about a grammar. That of a large one comes a moment later, when typing has not waited for it; until
 * then the last one stands.
 *
 * @param about the same object while nothing of it changes.
 * @param isLong whether the answer takes long for a small grammar too, and is not sought on the page.
 * @returns undefined without a grammar, and before there was an answer; an answer that took too long is undefined itself.
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
