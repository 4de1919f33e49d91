import {
  type Analysis,
  type CompiledGrammar,
  type Count,
  countSentences,
  generate,
  outline,
  type SlotValues,
} from '@saywright/grammar'

/** Which sentences are wanted. */
export type Wanted = {
  /** The rule with which they begin, without brackets; undefined: a start of the grammar. */
  readonly rule: string | undefined
  /** The first in the order of the grammar, or a sample spread over all of it. */
  readonly order: 'list' | 'sample'
  /** The same number gives the same sample. */
  readonly seed: number
  /** How many at most. */
  readonly limit: number
}

export const sentencesMost = 500
export const seedMost = 999_999

export type Generated = {
  readonly sentences: readonly string[]
  readonly count: Count
  readonly compiled: CompiledGrammar
}

/** Sentences of a grammar or one of its rules, and how many there are in all; undefined when the rule is gone. */
export function generated(
  analysis: Analysis,
  { rule, order, seed, limit }: Wanted,
  slots: SlotValues,
): Generated | undefined {
  const compiled = rule === undefined ? analysis.compiled : analysis.compiledFrom(rule)
  if (!compiled) return undefined
  const sentences = generate(compiled, { slots, limit, ...(order === 'sample' && { seed }) })
  return { sentences, count: countSentences(compiled, { slots }), compiled }
}

/** The rules with a body, with which sentences can begin. */
export function rulesOf(analysis: Analysis): string[] {
  return outline(analysis)
    .map(({ name }) => name)
    .filter((name) => analysis.symbols.rules.has(name))
}
