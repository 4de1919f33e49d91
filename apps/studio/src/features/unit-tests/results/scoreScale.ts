import { limits } from '@saywright/api/contract'
import { scaleLinear } from 'd3-scale'

/** Where a score is in a plot of a width. */
export const scoreScale = (width: number) =>
  scaleLinear([limits.confidenceMin, limits.confidenceMax], [0, width])
