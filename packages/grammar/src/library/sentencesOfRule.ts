import { type GenerateOptions, generate } from '../generate/generate.js'
import { readRule } from './readRule.js'

/**
 * Sentences that a rule of the library says; `valueOfRule` gives what each means.
 *
 * @param language as `rulesOf` takes it.
 * @param rule name without brackets.
 * @param options how many, and the seed by which they are drawn, as `generate` takes them.
 * @throws RangeError when the language has no such rule.
 */
export function sentencesOfRule(
  language: string,
  rule: string,
  options: Pick<GenerateOptions, 'limit' | 'seed'>,
): string[] {
  return generate(readRule(language, rule).compiled, options)
}
