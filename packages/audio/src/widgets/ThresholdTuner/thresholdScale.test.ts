import { expect, test } from 'vitest'
import { fractionOf, thresholdAfterKey, thresholdAt } from './thresholdScale.js'

test.each([
  ['ArrowRight', 5000, 5100],
  ['ArrowUp', 5000, 5100],
  ['ArrowDown', 5000, 4900],
  ['ArrowLeft', 50, 0],
  ['PageUp', 5000, 5500],
  ['PageDown', 300, 0],
  ['Home', 5000, 0],
  ['End', 5000, 10_000],
  ['PageUp', 9800, 10_000],
  ['a', 5000, undefined],
])('%s from %i leads to %s', (key, threshold, next) => expect(thresholdAfterKey(key, threshold)).toBe(next))

test.each([
  [0.5704, 5700],
  [-0.1, 0],
  [1.2, 10_000],
])('a press at %f takes %i', (fraction, threshold) => expect(thresholdAt(fraction)).toBe(threshold))

test.each([
  [2500, 0.25],
  [-1, 0],
  [12_000, 1],
])('%i is at %f of the scale', (score, fraction) => expect(fractionOf(score)).toBe(fraction))
