import type { CompiledGrammar } from '../compile/node.js'
import { match } from '../match/match.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { Counter } from './countSentences.js'
import { Walker } from './Walker.js'

export interface OnlyInOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 8
   */
  readonly limit?: number
  /**
   * Seed of the search; another seed finds other sentences.
   * @default 1
   */
  readonly seed?: number
}

/** Rounds of an unbounded repeat beyond its minimum. */
const extraRounds = 2
const maxTries = 400
/** Longer ones are passed over: the time to match a sentence grows with its words and the nodes of the grammar. */
const longestTried = 30
/** Nodes of both grammars that all sentences together may be held against. */
const maxNodes = 1_000_000

/**
 * Finds sentences that one grammar accepts and another rejects, without duplicates, by random walks through
 * the first. An empty result does not prove that there are none.
 * @returns at most `limit` sentences; the same for the same seed.
 */
export function sentencesOnlyIn(
  grammar: CompiledGrammar,
  other: CompiledGrammar,
  { slots = {}, limit = 8, seed = 1 }: OnlyInOptions = {},
): string[] {
  const tries = Math.min(maxTries, Math.ceil(maxNodes / (grammar.nodeCount + other.nodeCount)))
  const walker = new Walker(new Counter(grammar, slots, extraRounds), seed)
  const seen = new Set<string>()
  const found: string[] = []
  for (let tried = 0; tried < tries && found.length < limit; tried++) {
    const sentence = walker.sentenceFrom(grammar.root)
    if (sentence === undefined) continue
    const words = wordsOfSentence(sentence)
    const key = words.join(' ')
    if (key === '' || words.length > longestTried || seen.has(key)) continue
    seen.add(key)
    if (!match(other, sentence, { slots, nearest: false }).matched) found.push(sentence)
  }
  return found
}
