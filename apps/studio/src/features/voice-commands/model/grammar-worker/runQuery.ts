import type { Analysis } from '@saywright/grammar'
import { answer, type Kind, type QueryParams, type WorkerResponse } from './answers.js'
import type { GrammarWorker } from './GrammarWorker.js'
import { isLarge } from './isLarge.js'

/** The answer to a question that is put once, as by a press. @returns undefined when it took too long. */
export function runQuery<K extends Kind>(
  worker: GrammarWorker,
  kind: K,
  grammar: Analysis,
  about: QueryParams<K>,
): Promise<WorkerResponse<K> | undefined> {
  if (!isLarge(grammar)) return Promise.resolve(answer(kind, grammar, about))
  return new Promise((resolve) => worker.ask(kind, grammar, about, resolve))
}
