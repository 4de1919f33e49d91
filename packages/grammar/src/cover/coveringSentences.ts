import type { CompiledGrammar } from '../compile/node.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { Cover, everyBranch } from './Cover.js'
import { withoutNeedless } from './withoutNeedless.js'

export interface CoveringOptions {
  readonly slots?: SlotValues
  /**
   * Maximum number of sentences.
   * @default 100
   */
  readonly limit?: number
}

export interface CoveringSentences {
  /** Those that cover most of what no other covers come first. */
  readonly sentences: readonly string[]
  /** Whether every branch is covered, which the limit may prevent. */
  readonly isWhole: boolean
}

/**
 * Generates a small set of sentences that covers every branch of a grammar: each alternative, each optional part and each
 * reference, at every occurrence, and each word. Each sentence covers as much as it can of what is still uncovered, in all
 * of its parts at once; redundant sentences are removed at the end. Where no rule is referred to from two places, no smaller
 * set exists. A repeat is said at most three times, or as often as it must be; slots cycle through their values, and
 * built-in rules through their sentences; what has no sentence is not a branch.
 * @returns the same list for the same grammar.
 */
export function coveringSentences(
  grammar: CompiledGrammar,
  { slots = {}, limit = 100 }: CoveringOptions = {},
): CoveringSentences {
  const { found, isWhole } = new Cover(grammar, slots, everyBranch).sentences(limit)
  return { sentences: withoutNeedless(found).map(({ text }) => text), isWhole }
}
