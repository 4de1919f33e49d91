import type { GeneratedProblem, Locale } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Limits } from '../config.js'
import { createTurns } from '../turns.js'
import { type GrammarThread, startGrammarThread } from './grammarThread.js'
import type { GrammarRequest, GrammarSource, PreparedGrammar, ReadSentence } from './messages.js'

/** Reads grammars away from the main thread, in turns: of one account one after the other. */
export interface Grammars {
  /**
   * @throws ApiFailure `grammar_has_errors` with the first error, its line and its sentence, under `grammar`;
   *   `grammar_too_large`; `too_many` when too much of the account waits.
   */
  readonly prepare: (accountId: number, grammar: GrammarSource, locale: Locale) => Promise<PreparedGrammar>
  /** What sentences mean in a grammar that was prepared. */
  readonly read: (
    accountId: number,
    grammar: GrammarSource,
    sentences: readonly string[],
  ) => Promise<readonly ReadSentence[]>
  /**
   * What is wrong with a grammar, errors and warnings, as its author reads it.
   *
   * @throws ApiFailure as `prepare`, but for errors of the grammar.
   */
  readonly check: (
    accountId: number,
    grammar: Omit<GrammarSource, 'slots'>,
    locale: Locale,
  ) => Promise<readonly GeneratedProblem[]>
  readonly close: () => Promise<void>
}

const perAccount = 10

export function createGrammars(limits: Limits): Grammars {
  const turns = createTurns(limits.grammarsAtOnce, perAccount)
  const threads = new Set<GrammarThread>()
  // The last used is taken first: it knows the grammar that is tried again.
  const idle: GrammarThread[] = []

  const ask = <Value>(accountId: number, request: GrammarRequest): Promise<Value> =>
    turns(accountId, async () => {
      const thread = idle.pop() ?? startGrammarThread(limits)
      threads.add(thread)
      try {
        const response = await thread.ask(request)
        if (response.ok) return response.value as Value
        throw new ApiFailure('grammar_has_errors', { errors: { grammar: response.problem } })
      } finally {
        if (thread.isAlive) idle.push(thread)
        else threads.delete(thread)
      }
    })

  return {
    prepare: async (accountId, grammar, locale) => {
      const prepared = await ask<PreparedGrammar>(accountId, { ...grammar, op: 'prepare', locale })
      const { jsgf, words } = prepared
      if (jsgf.length > limits.jsgfMaxCharacters || words.length > limits.valuesPerSlot)
        throw new ApiFailure('grammar_too_large')
      return prepared
    },
    read: (accountId, grammar, sentences) => ask(accountId, { ...grammar, op: 'read', sentences }),
    check: (accountId, grammar, locale) => ask(accountId, { ...grammar, op: 'check', locale }),
    close: async () => void (await Promise.all([...threads].map((thread) => thread.stop()))),
  }
}
