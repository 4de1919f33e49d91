import type { Analysis } from '../analyze.js'
import type { Conversion } from './conversion.js'
import { type ExportOptions, exportGrammar } from './exportGrammar.js'

export interface SrgsOptions extends Omit<ExportOptions, 'format'> {
  readonly form: 'abnf' | 'xml'
}

/** Converts a grammar to the Speech Recognition Grammar Specification 1.0, as `exportGrammar` does. */
export function toSrgs(analysis: Analysis, { form, ...options }: SrgsOptions): Conversion {
  return exportGrammar(analysis, { ...options, format: `srgs-${form}` })
}
