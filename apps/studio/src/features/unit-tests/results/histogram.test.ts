import { aUnitTestResult } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { histogram, scoreBins, scoreScale } from './histogram.js'

const scored = (confidence: number | null, is_expected = true) => aUnitTestResult({ confidence, is_expected })

test.each([
  [0, 0],
  [499, 0],
  [500, 1],
  [9999, 19],
  [10_000, 19],
])('a score of %i is in bin %i', (confidence, index) => {
  const bins = scoreBins([scored(confidence)])
  expect(bins).toHaveLength(20)
  expect(bins.findIndex(({ expected }) => expected === 1)).toBe(index)
})

test('what was not heard is in no bin, and what was wrong is counted apart', () => {
  const bins = scoreBins([scored(null), scored(6035, false), scored(6100)])
  expect(bins[12]).toEqual({ from: 6000, to: 6500, expected: 1, wrong: 1 })
  expect(bins.reduce((sum, { expected, wrong }) => sum + expected + wrong, 0)).toBe(2)
})

test('wrong results stand on the expected ones, and all stand on the ground', () => {
  const { bars, lines } = histogram(scoreBins([scored(6100), scored(6100), scored(6200, false)]), {
    width: 1000,
    height: 100,
  })
  const [expected, wrong] = bars
  expect(bars.map(({ kind }) => kind)).toEqual(['expected', 'wrong'])
  expect(expected!.y + expected!.height).toBe(100)
  expect(wrong!.y + wrong!.height).toBeCloseTo(expected!.y)
  expect(expected!.height).toBeCloseTo(2 * wrong!.height)
  expect(expected!.x).toBeGreaterThanOrEqual(scoreScale(1000)(6000))
  expect(expected!.x + expected!.width).toBeLessThanOrEqual(scoreScale(1000)(6500))
  expect(Math.max(...lines)).toBe(100)
})

test('a plot of nothing has no bar', () => {
  expect(histogram(scoreBins([]), { width: 100, height: 100 }).bars).toEqual([])
})
