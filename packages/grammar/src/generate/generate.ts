import type { CompiledGrammar } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { Counter } from './countSentences.js'
import { permutation } from './permutation.js'
import { Unranker } from './Unranker.js'

export interface GenerateOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 100
   */
  readonly limit?: number
  /**
   * Seed of a sample spread over the whole grammar, in place of its first sentences; the same for the same
   * seed.
   */
  readonly seed?: number
  /**
   * Number of additional rounds of an unbounded repeat after its minimum.
   * @default 2
   */
  readonly extraRounds?: number
}

/**
 * Generates distinct sentences of a grammar.
 * Without a seed they are in the order of the tree: alternatives as written, an optional part first omitted,
 * the last term changing fastest. With a seed the index of each sentence is drawn without replacement, so
 * that a thousand of a billion cost no more than a thousand. `<...>` is omitted, which it allows.
 * @returns fewer than `limit` when the grammar has fewer; none when a slot that every sentence needs is
 * empty, or when there are too many sentences to number (over 2 to the 4,096th).
 */
export function generate(grammar: CompiledGrammar, options: GenerateOptions = {}): string[] {
  const { slots = {}, limit = 100, seed, extraRounds = 2 } = options
  const counter = new Counter(grammar, slots, extraRounds)
  const total = counter.count(grammar.root)
  if (total === 'unbounded' || total === 0n) return []
  const unranker = new Unranker(counter)
  const indexOf = seed === undefined ? (index: bigint) => index : permutation(total, seed)
  const sentences = new Map<string, string>()
  // Ambiguous grammars produce a sentence several times: the number of tries is limited.
  const tries = BigInt(limit) * 20n + 1000n
  for (let index = 0n; index < total && index < tries && sentences.size < limit; index++) {
    const sentence = unranker.sentenceAt(grammar.root, indexOf(index))
    if (sentence === undefined) continue
    const key = wordsOfSentence(sentence).join(' ')
    if (!sentences.has(key)) sentences.set(key, sentence)
  }
  return [...sentences.values()]
}
