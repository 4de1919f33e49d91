import { match } from '../match/match.js'
import { readRule } from './readRule.js'

/**
 * The value that a rule of the library gives for a sentence.
 *
 * @param language as `rulesOf` takes it.
 * @param rule name without brackets.
 * @returns `undefined` for a sentence that the rule does not say.
 * @throws RangeError when the language has no such rule.
 */
export function valueOfRule(
  language: string,
  rule: string,
  sentence: string,
): string | readonly string[] | undefined {
  const found = match(readRule(language, rule).compiled, sentence, { nearest: false })
  // The tag is the intent of the sentence, whose own value is beside it.
  return found.matched ? found.meaning.entities[0]?.value : undefined
}
