import { measures, type Part, textWidth } from './part.js'
import type { BoxShape } from './shape.js'

export type BoxContent = Pick<BoxShape, 'box' | 'text' | 'range' | 'path' | 'name'>

const maxCharacters = 48

/** The box of a word or a name. A rule that can be opened has room for its sign. */
export function box(content: BoxContent, sign = 0): Part {
  const { boxHeight, boxPadding } = measures
  const letters = [...content.text]
  const text = letters.length > maxCharacters ? `${letters.slice(0, maxCharacters).join('')}…` : content.text
  const width = textWidth(text) + 2 * boxPadding + sign
  const half = boxHeight / 2
  const radius = content.box === 'word' ? half : 5
  return {
    width,
    above: half,
    below: half,
    draw: (x, y) => ({
      ...content,
      kind: 'box',
      text,
      x,
      y: y - half,
      width,
      height: boxHeight,
      radius,
    }),
  }
}
