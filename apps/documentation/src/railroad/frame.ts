import { html } from '../layout/html.js'
import { measures, type Part, textWidth } from './part.js'
import { rail } from './rail.js'

/** A part with a name or a value around it. */
export function frame(part: Part, label: string): Part {
  const padding = measures.boxPadding
  const inner = Math.max(part.width, textWidth(label))
  const width = inner + 2 * padding
  const above = part.above + 6 + measures.labelHeight
  const below = part.below + 8
  const before = padding + (inner - part.width) / 2
  return {
    width,
    above,
    below,
    draw: (x, y) =>
      html`<g class="way tagged"><rect x="${x}" y="${y - above}" width="${width}" height="${above + below}" rx="6"/><text class="label" x="${x + width / 2}" y="${y - above + 15}">${label}</text>${rail(x, y, before)}${part.draw(x + before, y)}${rail(x + before + part.width, y, before)}</g>`,
  }
}
