import type { Locale } from '../page/locales.js'
import { frenchSummaries } from './frenchSummaries.js'

/** The summary of a call, in one or two sentences. The contract has it in English. */
export function summaryOf(call: string, english: string, locale: Locale): string {
  return locale === 'fr-FR' ? (frenchSummaries[call] ?? english) : english
}
