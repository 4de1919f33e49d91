import { tokens } from '../../tokens/values.js'

// Computed when the style sheets are built, so that browsers do not load the tokens.
const { barHeights, grid } = tokens.glyph
const side = grid.viewBox.$value

export type BarPlace = { x: number; y: number; width: number; height: number }

/** Side of the square grid of the bars. */
export const barGrid = side
export const barRadius = grid.radius.$value
export const outlineStroke = grid.outlineStroke.$value
export const dotRadius = grid.dotRadius.$value

/** The places of the seven bars on the grid, from the left. */
export const barPlaces: readonly BarPlace[] = barHeights.$value.map((height, index) => ({
  x: grid.firstX.$value + index * grid.pitch.$value,
  y: (side - height) / 2,
  width: grid.barWidth.$value,
  height,
}))
