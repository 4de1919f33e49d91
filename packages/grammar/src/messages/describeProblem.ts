import type { Problem } from '../syntax/problem.js'
import { enUS } from './en-US.js'
import { fill } from './fill.js'
import type { MessageKey } from './message.js'
import { type Locale, sentences } from './sentences.js'

/** The message of a problem in a language. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { code } = problem
  const variant = `${code}_${problem.arguments.variant}`
  const { languages } = problem.arguments
  const named = languages === undefined ? undefined : { languages: namesOf(languages.split(','), locale) }
  return fill(sentences[locale][isKey(variant) ? variant : code], { ...problem.arguments, ...named })
}

/** Names of languages, from their BCP 47 tags. */
function namesOf(tags: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale).format(tags.map((tag) => names.of(tag) ?? tag))
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(enUS, key)
}
