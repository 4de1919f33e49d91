import type { ConversionProblem } from './conversionProblem.js'

/** A converted text and the problems of the conversion, in the order of the input text. */
export interface Conversion {
  readonly text: string
  readonly problems: readonly ConversionProblem[]
}
