import { expect, test } from 'vitest'
import { pointAfterKey, pointNear, tradeOffPlaces } from './tradeOffPlaces.js'

const tradeOff = {
  recognizable: 10,
  refusable: 4,
  points: [
    { threshold: 0, taken: 4, missed: 0 },
    { threshold: 3000, taken: 2, missed: 0 },
    { threshold: 5000, taken: 2, missed: 2 },
    { threshold: 6000, taken: 0, missed: 4 },
  ],
}
const { places } = tradeOffPlaces(tradeOff, { width: 200, height: 100 }, 4)

test('draws false rejections across and false acceptances upwards', () => {
  expect(places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0, 50],
    [100, 50],
    [200, 100],
  ])
})

test.each([
  ['a corner', { x: 1, y: -5 }, 0],
  ['the line down to a point', { x: -8, y: 40 }, 3000],
  ['the line across from a point', { x: 60, y: 58 }, 3000],
  ['a point', { x: 102, y: 49 }, 5000],
  ['the line down at the end', { x: 220, y: 80 }, 6000],
])('near %s is its threshold', (_, place, threshold) =>
  expect(pointNear(places, place)?.threshold).toBe(threshold),
)

test('an empty curve has none', () => expect(pointNear([], { x: 0, y: 0 })).toBeUndefined())

test.each([
  ['ArrowRight', 3100, 5000],
  ['ArrowUp', 9000, 6000],
  ['ArrowLeft', 3100, 0],
  ['ArrowDown', 0, 0],
  ['Home', 6000, 0],
  ['End', 0, 6000],
  ['a', 0, undefined],
])('%s from %i leads to the step at %s', (key, threshold, next) =>
  expect(pointAfterKey(tradeOff, key, threshold)?.threshold).toBe(next),
)
