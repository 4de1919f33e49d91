import type { CompiledGrammar, SlotValues } from '../compile/node.js'
import { CostTables } from './CostTables.js'
import { type NearestStep, NearestTrace } from './NearestTrace.js'

export type { NearestStep } from './NearestTrace.js'

/** A sentence of the grammar that is close to one that is not. */
export interface NearestSentence {
  readonly text: string
  /** Number of words replaced, added or removed; at least 1. */
  readonly distance: number
  /** What becomes of each word, in order. */
  readonly steps: readonly NearestStep[]
}

const longestSentence = 30
const mostWork = 40_000_000

/**
 * The sentence of the grammar that needs the fewest changed words; between equals, the one that looks most
 * alike. Looks at no more than 2,000 values of each slot.
 *
 * @param words the sentence as compared words.
 * @returns undefined for silence, for more than 30 words, when the grammar is so large that the search would
 *   take more than a moment, and when the grammar has no sentence.
 */
export function nearestSentence(
  grammar: CompiledGrammar,
  words: readonly string[],
  slots: SlotValues,
): NearestSentence | undefined {
  const work = (grammar.nodeCount * (words.length + 1) ** 3) / 6
  if (words.length === 0 || words.length > longestSentence || work > mostWork) return undefined
  const tables = new CostTables(grammar, words, slots)
  if (tables.of(grammar.root).get(0, words.length) === Number.POSITIVE_INFINITY) return undefined
  const trace = new NearestTrace(tables)
  trace.follow(grammar.root, 0, words.length)
  const text = trace.steps.flatMap((step) => (step.kind === 'remove' ? [] : [step.word])).join(' ')
  return { text, distance: trace.steps.filter((step) => step.kind !== 'keep').length, steps: trace.steps }
}
