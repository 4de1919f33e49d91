import { aUnitTestResult } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { scoreScale } from '../scoreScale.js'
import { mirrorHistogram, scoreBins } from './mirrorHistogram.js'

const right = (confidence: number | null) => aUnitTestResult({ confidence })
const other = (confidence: number) => aUnitTestResult({ confidence, is_expected: false })
const toRefuse = (confidence: number | null) =>
  aUnitTestResult({ confidence, is_expected: false, expectation: 'other_sentence' })

test.each([
  [0, 0],
  [399, 0],
  [400, 1],
  [9999, 24],
  [10_000, 24],
])('a score of %i is in bin %i', (confidence, index) => {
  const bins = scoreBins([right(confidence)], 0)
  expect(bins).toHaveLength(25)
  expect(bins.findIndex((bin) => bin.recognized === 1)).toBe(index)
})

test('a bar counts the conclusions of its files, also in the bin of the threshold', () => {
  const results = [right(5600), right(5750), other(5700), toRefuse(5690), toRefuse(5710)]
  expect(scoreBins(results, 5700)[14]).toEqual({
    ...{ from: 5600, to: 6000, recognized: 1, refusedByMistake: 1, otherHeard: 1, refusedRight: 1, taken: 1 },
  })
})

test('gives unrecognized recordings the score 0, and leaves untested ones out', () => {
  const untested = aUnitTestResult({ confidence: null, tested_at: null })
  const broken = aUnitTestResult({ confidence: null, failure: 'audio_missing' })
  const bins = scoreBins([right(null), toRefuse(null), untested, broken], 5000)
  expect(bins[0]).toMatchObject({ refusedByMistake: 1, refusedRight: 1 })
  expect(bins.slice(1).every((bin) => bin.refusedByMistake + bin.refusedRight === 0)).toBe(true)
})

test('draws expected recognitions above the axis and expected rejections below it', () => {
  const results = [right(6100), right(6100), other(6150), toRefuse(3000), toRefuse(3000), toRefuse(6100)]
  const { bars, ground, lines } = mirrorHistogram(scoreBins(results, 5000), { width: 1000, height: 120 })
  const bar = (kind: string) => bars.find((one) => one.kind === kind)!
  // 4 files upwards at least, 2 downwards.
  expect(ground).toBeCloseTo(80)
  expect(bar('recognized').y + bar('recognized').height).toBeCloseTo(ground)
  expect(bar('otherHeard').y + bar('otherHeard').height).toBeCloseTo(bar('recognized').y)
  expect(bar('refusedRight').y).toBeCloseTo(ground)
  expect(bar('refusedRight').height).toBeCloseTo(2 * bar('taken').height)
  expect(bar('recognized').x).toBeGreaterThanOrEqual(scoreScale(1000)(6000))
  expect(bar('recognized').x + bar('recognized').width).toBeLessThanOrEqual(scoreScale(1000)(6400))
  expect(lines.map(({ files, value }) => [files, value])).toContainEqual([2, -2])
  expect(lines.every(({ files }) => Number.isInteger(files))).toBe(true)
})

test('without files to refuse the ground is at the foot, and a plot of nothing has no bar', () => {
  expect(mirrorHistogram(scoreBins([right(100)], 0), { width: 100, height: 100 }).ground).toBe(100)
  expect(mirrorHistogram(scoreBins([], 0), { width: 100, height: 100 }).bars).toEqual([])
})
