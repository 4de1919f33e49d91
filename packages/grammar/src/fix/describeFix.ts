import { fill } from '../messages/fill.js'
import { type Locale, sentences } from '../messages/sentences.js'
import type { QuickFix } from './quickFix.js'

/** The label of a fix in a language. */
export function describeFix(fix: QuickFix, locale: Locale): string {
  return fill(sentences[locale][`fix.${fix.kind}`], fix.arguments)
}
