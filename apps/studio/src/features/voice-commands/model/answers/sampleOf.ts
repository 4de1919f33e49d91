import {
  type Analysis,
  type CompiledGrammar,
  type Count,
  type CoveringOptions,
  countSentences,
  coveringSentences,
  generate,
  grammarOfIntent,
  intentsOf,
  missingSentences,
  outline,
  type SlotValues,
} from '@saywright/grammar'
import { testsText } from './testsText.js'

/** Which sentences are wanted. */
export type Wanted = {
  /** The rule with which they begin, without brackets; undefined: a start of the grammar. */
  readonly rule: string | undefined
  /** The intent that they have; undefined: whichever. */
  readonly intent: string | undefined
  /** The fewest that cover every branch, a sample spread over all of the grammar, or the first in its order. */
  readonly order: 'cover' | 'sample' | 'list'
  /** The same number gives the same sample. */
  readonly seed: number
  /** How many at most. */
  readonly limit: number
}

export const sentencesMost = 500
export const seedMost = 999_999

export type Sample = {
  readonly sentences: readonly string[]
  /** How many there are in all. */
  readonly count: Count
  /** The sentences as a `.sentences` file. */
  readonly tests: string
}

/**
 * Sentences of a grammar or one of its rules.
 *
 * @param name of its model, for the file that tests name.
 * @returns with the rules that can be chosen; without a sample when the one that was chosen is gone.
 */
export function sampleOf(
  analysis: Analysis,
  name: string,
  { rule, intent, order, seed, limit }: Wanted,
  slots: SlotValues,
): {
  readonly rules: readonly string[]
  readonly intents: readonly string[]
  readonly sample: Sample | undefined
} {
  const rules = rulesOf(analysis)
  const intents = intentsOf(analysis).map(({ name }) => name)
  const from = rule === undefined ? analysis.compiled : analysis.compiledFrom(rule)
  const compiled = from && intent !== undefined ? grammarOfIntent(from, intent) : from
  if (!from || !compiled) return { rules, intents, sample: undefined }
  const sentences =
    order === 'cover'
      ? covering(analysis.compiled, compiled, intent, { slots, limit })
      : generate(compiled, { slots, limit, ...(order === 'sample' && { seed }) })
  const tests = testsText({ file: `${name}.bnf`, rule, compiled: from, slots, sentences })
  return { rules, intents, sample: { sentences, count: countSentences(compiled, { slots }), tests } }
}

/** For an intent, branches outside its tag are left out unless they are said with it. */
function covering(
  whole: CompiledGrammar,
  compiled: CompiledGrammar,
  intent: string | undefined,
  options: CoveringOptions,
): readonly string[] {
  if (intent === undefined) return coveringSentences(compiled, options).sentences
  return missingSentences(whole, [], { ...options, intent }).sentences.map(({ sentence }) => sentence)
}

/** The rules with a body, with which sentences can begin. */
function rulesOf(analysis: Analysis): string[] {
  return outline(analysis)
    .map(({ name }) => name)
    .filter((name) => analysis.symbols.rules.has(name))
}
