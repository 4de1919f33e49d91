import { measures, type Part, textWidth } from './part.js'
import { detour, rail } from './rail.js'
import { group } from './shape.js'

/** A part that comes several times: a way back below it, with how often. */
export function repeat(part: Part, text: string): Part {
  const { corner, branchGap, labelHeight } = measures
  const side = 2 * corner
  const inner = Math.max(part.width, textWidth(text))
  const width = inner + 2 * side
  const back = Math.max(part.below + branchGap, side)
  const before = (inner - part.width) / 2
  return {
    width,
    above: part.above,
    below: back + labelHeight,
    draw: (x, y) =>
      group('way', [
        rail(x, y, side + before),
        part.draw(x + side + before, y),
        rail(x + side + before + part.width, y, side + before),
        detour(x, y, y + back, width, 'loop'),
        { kind: 'label', text, x: x + width / 2, y: y + back + 14 },
      ]),
  }
}
