import { Html } from '../html/html.js'

// Seven bars on a grid of 28: position and height of each.
const bars = [
  [1.6, 8],
  [5.35, 14],
  [9.1, 20],
  [12.85, 12],
  [16.6, 18],
  [20.35, 10],
  [24.1, 6],
] as const

const rectangles = bars.map(
  ([x, height]) => `<rect x="${x}" y="${14 - height / 2}" width="2.3" height="${height}" rx="1.15"/>`,
)

/** The mark of the product, in the colour of the text around it. */
export const mark = new Html(
  `<svg viewBox="0 0 28 28" width="20" height="20" fill="currentColor" aria-hidden="true">${rectangles.join('')}</svg>`,
)
