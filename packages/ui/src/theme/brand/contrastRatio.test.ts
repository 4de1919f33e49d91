import { expect, it } from 'vitest'
import { contrastRatio } from './contrastRatio.js'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1649d0', '#1649d0', 1],
])('%s and %s give %d', (one, other, expected) => {
  expect(contrastRatio(one, other)).toBeCloseTo(expected, 2)
})
