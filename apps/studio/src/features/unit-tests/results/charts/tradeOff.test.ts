import { aUnitTestResult } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { errorTradeOff, pointAt, thresholdOfFewestErrors } from './tradeOff.js'

const right = (confidence: number) => aUnitTestResult({ confidence })
const other = (confidence: number) => aUnitTestResult({ confidence, is_expected: false })
const toRefuse = (confidence: number | null) =>
  aUnitTestResult({ confidence, is_expected: false, expectation: 'no_speech' })
const nothing = aUnitTestResult({ confidence: null, result: null, is_expected: false })
const broken = aUnitTestResult({ confidence: 10, failure: 'audio_unreadable', is_expected: false })

it('counts at each threshold where a count changes; a score at the threshold is taken', () => {
  const results = [right(9000), right(4000), other(6050), toRefuse(3999), toRefuse(null), nothing, broken]
  expect(errorTradeOff(results, 100)).toEqual({
    recognizable: 4,
    refusable: 2,
    points: [
      { threshold: 0, taken: 1, missed: 2 },
      { threshold: 4000, taken: 0, missed: 2 },
      { threshold: 4100, taken: 0, missed: 3 },
      { threshold: 9100, taken: 0, missed: 4 },
    ],
  })
})

it('a threshold has the point at or below it', () => {
  const tradeOff = errorTradeOff([right(9000), toRefuse(3999)], 100)
  expect([3999, 4000].map((threshold) => pointAt(tradeOff, threshold)?.taken)).toEqual([1, 0])
})

it.each([
  ['between the scores of both kinds', [right(8000), right(7000), toRefuse(3000)], 5100],
  ['in the widest of two ranges', [right(8000), toRefuse(7000), right(2000), toRefuse(1000)], 1600],
  ['of refusals alone there is none', [toRefuse(3000)], undefined],
  ['of expected sentences alone there is none', [right(3000), other(2000), nothing], undefined],
])('the fewest errors, %s', (_, results, threshold) => {
  expect(thresholdOfFewestErrors(errorTradeOff(results, 100), 100, 10_000)).toBe(threshold)
})
