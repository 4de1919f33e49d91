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
  /** Those that say most that no other one says come first. */
  readonly sentences: readonly string[]
  /** Whether every branch is said, which the limit may prevent. */
  readonly isWhole: boolean
}

/**
 * Generates a small set of sentences that says every branch of a grammar: each alternative, each optional part and
 * each reference, wherever it stands, and each word. Each sentence says as much as it can of what is not said yet,
 * in all of its parts at once; what the others say as well is left out at the end. Where no rule is referred to
 * from two places, no smaller set exists. A repeat is said at most three times, or as often as it must be; a slot
 * takes its values in turn, and a built-in rule its sentences; what has no sentence is no branch.
 * @returns the same list for the same grammar.
 */
export function coveringSentences(
  grammar: CompiledGrammar,
  { slots = {}, limit = 100 }: CoveringOptions = {},
): CoveringSentences {
  const { found, isWhole } = new Cover(grammar, slots, everyBranch).sentences(limit)
  return { sentences: withoutNeedless(found).map(({ text }) => text), isWhole }
}
