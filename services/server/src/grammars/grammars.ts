import type { GeneratedProblem, Locale } from '@saywright/api/contract'
import type { ReadSentence } from '@saywright/engines/results'
import type { SuiteTest } from '@saywright/grammar'
import { ApiFailure } from '@saywright/http'
import type { Limits } from '../config.js'
import { type Asker, createKeyedQueue } from '../keyedQueue.js'
import { type GrammarThread, startGrammarThread } from './grammarThread.js'
import type {
  ComparedSounds,
  ExaminedGrammar,
  FoundSoundAlikes,
  GrammarRequest,
  GrammarSource,
  GrammarVocabulary,
  PreparedGrammar,
  RenamedModel,
  SpokenSentences,
  TestedSuite,
  WordLine,
  WordSearch,
} from './messages.js'

/** Reads grammars away from the main thread, in turns: of one account one after the other. */
export interface Grammars {
  /**
   * @throws ApiFailure `grammar_has_errors` with the first error, its line and its sentence, under `grammar`;
   *   `grammar_too_large`; `too_many` when too much of the account waits.
   */
  readonly prepare: (asker: Asker, grammar: GrammarSource, locale: Locale) => Promise<PreparedGrammar>
  /** Every word that a prepared grammar can recognize, and the default values of its slots. */
  readonly vocabulary: (asker: Asker, grammar: GrammarSource) => Promise<GrammarVocabulary>
  /** The meanings of sentences in a grammar that was prepared. */
  readonly read: (
    asker: Asker,
    grammar: GrammarSource,
    sentences: readonly string[],
  ) => Promise<readonly ReadSentence[]>
  /** Whether two sentences are the same to a grammar that was prepared, as "12" and "twelve" may be. */
  readonly compare: (
    asker: Asker,
    grammar: GrammarSource,
    sentences: readonly [string, string],
  ) => Promise<boolean>
  /**
   * The problems of a grammar, errors and warnings, for its author.
   *
   * @throws ApiFailure as `prepare`, but for errors of the grammar.
   */
  readonly check: (
    asker: Asker,
    grammar: Omit<GrammarSource, 'slots'>,
    locale: Locale,
  ) => Promise<readonly GeneratedProblem[]>
  /**
   * What prevents using a grammar, and from which others it imports.
   *
   * @throws ApiFailure as `prepare`, but for errors of the grammar.
   */
  readonly examine: (asker: Asker, grammar: GrammarSource) => Promise<ExaminedGrammar>
  /** The sentences of a grammar to compare by their sound. @throws ApiFailure as `prepare`. */
  readonly compared: (asker: Asker, grammar: GrammarSource, locale: Locale) => Promise<ComparedSounds>
  /** Sentences of a grammar without errors that sound alike. @throws ApiFailure as `examine`. */
  readonly soundAlikes: (
    asker: Asker,
    grammar: GrammarSource,
    spoken: SpokenSentences,
  ) => Promise<FoundSoundAlikes>
  /** Runs typed tests against a grammar without errors. @throws ApiFailure as `examine`. */
  readonly test: (asker: Asker, grammar: GrammarSource, suite: readonly SuiteTest[]) => Promise<TestedSuite>
  /** A grammar that imports from a model by its name, with its new name. @throws ApiFailure as `check`. */
  readonly renameImported: (asker: Asker, renamed: RenamedModel) => Promise<string>
  /** The first lines of words in a text, whether it has errors or not. @throws ApiFailure as `check`. */
  readonly wordLines: (asker: Asker, search: WordSearch) => Promise<readonly WordLine[]>
  readonly close: () => Promise<void>
}

/**
 * Grammars of an account that are being read or wait: one at a time, in milliseconds mostly. Decision 106 limits concurrent
 * recognitions.
 */
const perAccount = 10

export function createGrammars(limits: Limits): Grammars {
  const turns = createKeyedQueue(limits.grammarsAtOnce, perAccount)
  const threads = new Set<GrammarThread>()
  // The last used is taken first: it knows the grammar that is tried again.
  const idle: GrammarThread[] = []

  const ask = <Value>(asker: Asker, request: GrammarRequest): Promise<Value> =>
    turns(asker, async () => {
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
    prepare: async (asker, grammar, locale) => {
      const prepared = await ask<PreparedGrammar>(asker, { ...grammar, op: 'prepare', locale })
      const { jsgf, words } = prepared
      if (jsgf.length > limits.jsgfMaxCharacters || words.length > limits.valuesPerSlot)
        throw new ApiFailure('grammar_too_large')
      return prepared
    },
    vocabulary: (asker, grammar) => ask(asker, { ...grammar, op: 'vocabulary' }),
    read: (asker, grammar, sentences) => ask(asker, { ...grammar, op: 'read', sentences }),
    compare: (asker, grammar, sentences) => ask(asker, { ...grammar, op: 'compare', sentences }),
    check: (asker, grammar, locale) => ask(asker, { ...grammar, op: 'check', locale }),
    compared: (asker, grammar, locale) => ask(asker, { ...grammar, op: 'compared', locale }),
    soundAlikes: (asker, grammar, spoken) => ask(asker, { ...grammar, ...spoken, op: 'soundAlikes' }),
    examine: (asker, grammar) => ask(asker, { ...grammar, op: 'examine' }),
    test: (asker, grammar, suite) => ask(asker, { ...grammar, op: 'test', suite }),
    renameImported: (asker, renamed) => ask(asker, { ...renamed, op: 'renameImported' }),
    wordLines: (asker, search) => ask(asker, { ...search, op: 'wordLines' }),
    close: async () => void (await Promise.all([...threads].map((thread) => thread.stop()))),
  }
}
