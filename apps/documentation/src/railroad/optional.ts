import { html } from '../layout/html.js'
import { measures, type Part } from './part.js'
import { detour, rail } from './rail.js'

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
      html`<g class="optional"><g class="way">${rail(x, y, side)}${part.draw(x + side, y)}${rail(x + side + part.width, y, side)}</g>${detour(x, y, y - bypass, width, 'bypass')}</g>`,
  }
}
