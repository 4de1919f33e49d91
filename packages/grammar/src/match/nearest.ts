import type { CompiledGrammar } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { joinWords } from '../syntax/elision.js'
import { CostTables } from './CostTables.js'
import { type NearestStep, NearestTrace } from './NearestTrace.js'

export type { NearestStep } from './NearestTrace.js'

/** A sentence of the grammar that is similar to a rejected one. */
export interface NearestSentence {
  readonly text: string
  /** Number of replaced, added or removed words; at least 1. */
  readonly distance: number
  /** The change of each word, in order. */
  readonly steps: readonly NearestStep[]
}

const longestSentence = 30
const maxWork = 40_000_000

/**
 * Finds the sentence of the grammar with the fewest changed words; among equals, the most similar one. At
 * most 2,000 values of each slot are considered.
 * @param words normalized words of the sentence.
 * @returns `undefined` for an empty sentence, for more than 30 words, for a grammar that is too large to
 * search in a short time, and for a grammar without sentences.
 */
export function nearestSentence(
  grammar: CompiledGrammar,
  words: readonly string[],
  slots: SlotValues,
): NearestSentence | undefined {
  const work = (grammar.nodeCount * (words.length + 1) ** 3) / 6
  if (words.length === 0 || words.length > longestSentence || work > maxWork) return undefined
  const tables = new CostTables(grammar, words, slots)
  if (tables.of(grammar.root).get(0, words.length) === Number.POSITIVE_INFINITY) return undefined
  const trace = new NearestTrace(tables)
  trace.follow(grammar.root, 0, words.length)
  const text = joinWords(trace.steps.flatMap((step) => (step.kind === 'remove' ? [] : [step.word])))
  return { text, distance: trace.steps.filter((step) => step.kind !== 'keep').length, steps: trace.steps }
}
