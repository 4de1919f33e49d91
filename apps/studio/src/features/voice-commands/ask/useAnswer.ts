import type { Analysis } from '@saywright/grammar'
import { useEffect, useMemo, useState } from 'react'
import { type About, type Answer, answer, type Kind } from './answers.js'
import type { GrammarWorker } from './GrammarWorker.js'

/** In UTF-16 units, about 500 lines: up to here an answer takes less time than a frame. */
const mostCharactersHere = 20_000

export type Answered<K extends Kind> = { readonly of: Analysis; readonly answer: Answer<K> | undefined }

/**
 * The answer to a question about a grammar. That of a large one comes a moment later, when typing has not waited for it; until
 * then the last one stands.
 *
 * @param about the same object while nothing of it changes.
 * @returns undefined without a grammar, and before there was an answer; an answer that took too long is undefined itself.
 */
export function useAnswer<K extends Kind>(
  worker: GrammarWorker,
  kind: K,
  grammar: Analysis | undefined,
  about: About<K>,
): Answered<K> | undefined {
  const isLarge =
    grammar !== undefined && grammar.source.length > mostCharactersHere && typeof Worker !== 'undefined'
  const here = useMemo(
    () => (grammar && !isLarge ? { of: grammar, answer: answer(kind, grammar, about) } : undefined),
    [kind, grammar, about, isLarge],
  )
  const [told, setTold] = useState<Answered<K>>()
  useEffect(() => {
    if (isLarge) return worker.ask(kind, grammar, about, (answer) => setTold({ of: grammar, answer }))
    setTold(undefined)
  }, [worker, kind, grammar, about, isLarge])
  return isLarge ? told : here
}
