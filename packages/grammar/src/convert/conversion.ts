import type { ConversionProblem } from './conversionProblem.js'

/** A converted text, and what could not be carried over, in the order of the text that was given. */
export interface Conversion {
  readonly text: string
  readonly problems: readonly ConversionProblem[]
}
