import { fill } from '../../messages/fill.js'
import type { Locale } from '../../messages/sentences.js'
import type { ConversionProblem } from '../conversionProblem.js'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** The message of a conversion problem in a language. */
export function describeConversionProblem(problem: ConversionProblem, locale: Locale): string {
  return fill((locale === 'fr-FR' ? frFR : enUS)[problem.code], problem.arguments)
}
