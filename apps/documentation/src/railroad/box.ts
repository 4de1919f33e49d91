import type { Range } from '@saywright/grammar'
import { html } from '../layout/html.js'
import { measures, type Part, textWidth } from './part.js'

export type BoxKind = 'word' | 'rule' | 'slot' | 'any'

/** What is said at one place, with where it stands in the source: a sentence that passes there lights it. */
export function box(kind: BoxKind, text: string, { start, end }: Range): Part {
  const { boxHeight, boxPadding } = measures
  const width = textWidth(text) + 2 * boxPadding
  const half = boxHeight / 2
  const radius = kind === 'word' ? half : 5
  return {
    width,
    above: half,
    below: half,
    draw: (x, y) =>
      html`<g class="box ${kind}" data-start="${start.offset}" data-end="${end.offset}"><rect x="${x}" y="${y - half}" width="${width}" height="${boxHeight}" rx="${radius}"/><text x="${x + width / 2}" y="${y + 4.5}">${text}</text></g>`,
  }
}
