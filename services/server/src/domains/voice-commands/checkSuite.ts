import { type FieldErrorKey, nameKey, type SuiteTest } from '@saywright/api/contract'
import { ApiFailure, incorrectForm } from '@saywright/http'

const maxRepeated = 100

/**
 * Requires a suite within its limit that has each sentence once, ignoring case and outer space.
 *
 * @throws ApiFailure `grammar_too_large`; `incorrect_form` with repeated sentences, such as `suite.1.sentence`: at most a
 *   hundred.
 */
export function requireSuite(suite: readonly SuiteTest[], maxCharacters: number): void {
  if (JSON.stringify(suite).length > maxCharacters)
    throw new ApiFailure('grammar_too_large', { errors: { suite: 'outOfRange' } })
  const seen = new Set<string>()
  const repeated: [string, FieldErrorKey][] = []
  for (const [index, { sentence }] of suite.entries()) {
    const key = nameKey(sentence)
    if (seen.has(key)) repeated.push([`suite.${index}.sentence`, 'alreadyExists'])
    seen.add(key)
  }
  if (repeated.length > 0) throw incorrectForm(Object.fromEntries(repeated.slice(0, maxRepeated)))
}
