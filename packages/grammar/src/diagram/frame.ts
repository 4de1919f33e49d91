import { measures, type Part, textWidth } from './part.js'
import { rail } from './rail.js'
import { type GroupShape, group } from './shape.js'

/** A part with a name or a value around it, or an open rule: that of `reference`. */
export function frame(part: Part, text: string, reference?: GroupShape['reference']): Part {
  const padding = measures.boxPadding
  const inner = Math.max(part.width, textWidth(text))
  const width = inner + 2 * padding
  const above = part.above + 6 + measures.labelHeight
  const below = part.below + 8
  const before = padding + (inner - part.width) / 2
  return {
    width,
    above,
    below,
    draw: (x, y) =>
      group(
        reference ? 'open' : 'tagged',
        [
          { kind: 'frame', x, y: y - above, width, height: above + below, radius: 6 },
          { kind: 'label', text, x: x + width / 2, y: y - above + 15 },
          rail(x, y, before),
          part.draw(x + before, y),
          rail(x + before + part.width, y, before),
        ],
        reference,
      ),
  }
}
