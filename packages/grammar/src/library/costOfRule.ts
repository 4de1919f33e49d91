import { vocabularyOf } from '../export/vocabularyOf.js'
import { type Count, countSentences } from '../generate/countSentences.js'
import { readRule } from './readRule.js'

/** What a rule of the library adds to a grammar that imports it. */
export interface RuleCost {
  /** The sentences that it says. */
  readonly sentences: Count
  /** The different words that a recognizer must know for it. */
  readonly words: number
}

/**
 * What importing a rule of the library costs a grammar.
 *
 * @param language as `rulesOf` takes it.
 * @param rule name without brackets.
 * @throws RangeError when the language has no such rule.
 */
export function costOfRule(language: string, rule: string): RuleCost {
  const { compiled } = readRule(language, rule)
  return { sentences: countSentences(compiled), words: vocabularyOf(compiled).length }
}
