import type { CompiledGrammar } from '../compile/node.js'
import type { Matched, NotMatched } from '../match/MatchResult.js'
import { match } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { isExpectedMeaning } from './isExpectedMeaning.js'
import { placeOfMeaning, placeOfRefusal, type SuitePlace } from './suitePlace.js'
import type { SuiteTest } from './suiteTest.js'

/**
 * Result of a test: `refused`, though it has to be accepted; `accepted`, though it has to be refused; `other_meaning`, it is
 * accepted and means something else.
 */
export type SuiteConclusion = 'passed' | 'refused' | 'accepted' | 'other_meaning'

export interface SuiteResult {
  readonly conclusion: SuiteConclusion
  readonly result: Matched | NotMatched
  /** The first word that does not fit; `undefined` when all do, or the sentence ends too early. */
  readonly word: string | undefined
  /** Where the grammar decides so. */
  readonly place: SuitePlace | undefined
}

export interface SuiteOptions {
  readonly slots?: SlotValues
}

/** Maximum number of failed tests whose nearest sentence is searched: it takes longer than everything else. */
const maxNearest = 20

/** Runs one test against a grammar. */
export function runSuiteTest(
  grammar: CompiledGrammar,
  test: SuiteTest,
  { slots = {}, nearest = true }: SuiteOptions & { readonly nearest?: boolean } = {},
): SuiteResult {
  const isAccepted = test.expect === 'accept'
  const result = match(grammar, test.sentence, { slots, nearest: nearest && isAccepted })
  if (!result.matched) {
    const word = wordsOfSentence(test.sentence)[result.longestPrefix]
    const place = placeOfRefusal(grammar, result)
    return { conclusion: isAccepted ? 'refused' : 'passed', result, word, place }
  }
  const isMeant = isExpectedMeaning(test, result.meaning)
  const conclusion = isAccepted ? (isMeant ? 'passed' : 'other_meaning') : 'accepted'
  return { conclusion, result, word: undefined, place: placeOfMeaning(grammar, result, test) }
}

/**
 * Runs the tests of a suite against a grammar.
 *
 * @returns a result for each test, in their order. The first 20 that are refused by mistake have their nearest sentence.
 */
export function runSuite(
  grammar: CompiledGrammar,
  suite: readonly SuiteTest[],
  { slots = {} }: SuiteOptions = {},
): SuiteResult[] {
  let refused = 0
  return suite.map((test) => {
    const run = runSuiteTest(grammar, test, { slots, nearest: refused < maxNearest })
    if (run.conclusion === 'refused') refused += 1
    return run
  })
}
