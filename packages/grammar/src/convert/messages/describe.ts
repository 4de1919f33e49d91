import type { Locale } from '../../messages/describe.js'
import { fill } from '../../messages/fill.js'
import type { ConversionProblem } from '../conversionProblem.js'
import { enUS } from './en-US.js'
import { frFR } from './fr-FR.js'

/** The sentence that tells a person what a conversion could not carry over. */
export function describeConversionProblem(problem: ConversionProblem, locale: Locale): string {
  return fill((locale === 'fr-FR' ? frFR : enUS)[problem.code], problem.arguments)
}
