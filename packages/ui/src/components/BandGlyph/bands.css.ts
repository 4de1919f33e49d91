import { bandHeight, type Technology, technologies } from '../../tokens/technologies.js'
import { tokens } from '../../tokens/values.js'

// Worked out when the style sheets are built, so that the tokens stay out of what browsers load.
const grid = tokens.technology.bandGrid
const side = grid.viewBox.$value

export type Band = { technology: Technology; x: number; y: number; width: number; height: number }

/** The side of the square grid on which the bands stand. */
export const bandGrid = side
export const bandRadius = grid.radius.$value
export const bandStroke = grid.requestedStroke.$value
export const dotRadius = grid.offDotRadius.$value

/** The place of each technology on the grid, in its fixed order. */
export const bands: readonly Band[] = technologies.map((technology, index) => {
  const height = bandHeight(technology)
  return {
    technology,
    x: grid.firstX.$value + index * grid.pitch.$value,
    y: (side - height) / 2,
    width: grid.barWidth.$value,
    height,
  }
})
