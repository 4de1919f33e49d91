import type { Problem } from '../check/problem.js'
import type { QuickFix } from '../fix/quickFix.js'
import { enUS } from './en-US.js'
import { fill } from './fill.js'
import { frFR } from './fr-FR.js'
import type { CheckedNames, MessageFile, MessageKey } from './message.js'

export type Locale = 'en-US' | 'fr-FR'

const french: CheckedNames<typeof frFR> = frFR
const files: Readonly<Record<Locale, MessageFile>> = { 'en-US': enUS, 'fr-FR': french }

/** The message of a problem in a language. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { code } = problem
  const variant = `${code}_${problem.arguments.variant}`
  const { languages } = problem.arguments
  const named = languages === undefined ? undefined : { languages: namesOf(languages.split(','), locale) }
  return fill(files[locale][isKey(variant) ? variant : code], { ...problem.arguments, ...named })
}

/** Names of languages, from their BCP 47 tags. */
function namesOf(tags: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale).format(tags.map((tag) => names.of(tag) ?? tag))
}

/** The label of a fix in a language. */
export function describeFix(fix: QuickFix, locale: Locale): string {
  return fill(files[locale][`fix.${fix.kind}`], fix.arguments)
}

function isKey(key: string): key is MessageKey {
  return Object.hasOwn(enUS, key)
}
