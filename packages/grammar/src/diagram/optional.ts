import { measures, type Part } from './part.js'
import { detour, rail } from './rail.js'
import { group } from './shape.js'

/** A part that may be left out: a way around above it. */
export function optional(part: Part): Part {
  const side = 2 * measures.corner
  const bypass = Math.max(part.above + 8, side)
  const width = part.width + 2 * side
  return {
    width,
    above: bypass,
    below: part.below,
    draw: (x, y) =>
      group('optional', [
        group('way', [rail(x, y, side), part.draw(x + side, y), rail(x + side + part.width, y, side)]),
        detour(x, y, y - bypass, width, 'bypass'),
      ]),
  }
}
