import type { Shape } from '@saywright/grammar'
import { type Html, html } from '../html/html.js'

const classes = {
  way: 'way',
  choice: 'choice',
  optional: 'optional',
  tagged: 'way tagged',
  open: 'way',
} as const

/** A shape of a drawing as SVG; the style sheet and the example that lights its path know the classes. */
export function shapeSvg(shape: Shape): Html {
  switch (shape.kind) {
    case 'group':
      return html`<g class="${classes[shape.role]}">${shape.items.map(shapeSvg)}</g>`
    case 'rail':
      return shape.role === 'plain'
        ? html`<path d="${shape.d}"/>`
        : html`<path class="${shape.role}" d="${shape.d}"/>`
    case 'label':
      return html`<text class="label" x="${shape.x}" y="${shape.y}">${shape.text}</text>`
    case 'frame':
      return html`<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}"/>`
    case 'box': {
      const { box, text, range, x, y, width, height, radius } = shape
      return html`<g class="box ${box}" data-start="${range.start.offset}" data-end="${range.end.offset}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/><text x="${x + width / 2}" y="${y + height / 2 + 4.5}">${text}</text></g>`
    }
  }
}
