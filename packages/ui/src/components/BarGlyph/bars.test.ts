import { expect, it } from 'vitest'
import { categories } from '../../tokens/categories.js'
import { barGrid, barPlaces } from './bars.css.js'

it('has a bar for each hue, each apart from the next and inside the grid', () => {
  expect(barPlaces).toHaveLength(categories.length)
  for (const [index, { x, y, width, height }] of barPlaces.entries()) {
    expect(x + width).toBeLessThan(barPlaces[index + 1]?.x ?? barGrid)
    expect(y + height / 2).toBe(barGrid / 2)
  }
})
