import { aUnitTestResult } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { errorTradeOff, thresholdOfFewestErrors } from './errorTradeOff.js'

const right = (confidence: number) => aUnitTestResult({ confidence, is_expected: true })
const wrong = (confidence: number) => aUnitTestResult({ confidence, is_expected: false })
const nothing = aUnitTestResult({ confidence: null, result: null, is_expected: false })
const broken = aUnitTestResult({ confidence: 10, failure: 'audio_unreadable', is_expected: false })

it('counts at each threshold where a count changes; a score at the threshold is accepted', () => {
  const results = [right(9000), right(4000), wrong(6050), wrong(3999), nothing, broken]
  expect(errorTradeOff(results, 50)).toEqual({
    expected: 2,
    wrong: 2,
    points: [
      { threshold: 0, falseAccepts: 2, falseRejects: 0 },
      { threshold: 4000, falseAccepts: 1, falseRejects: 0 },
      { threshold: 4050, falseAccepts: 1, falseRejects: 1 },
      { threshold: 6100, falseAccepts: 0, falseRejects: 1 },
      { threshold: 9050, falseAccepts: 0, falseRejects: 2 },
    ],
  })
})

it.each([
  ['between the scores of both kinds', [right(8000), right(7000), wrong(3000)], 5050],
  ['in the widest of two ranges', [right(8000), wrong(7000), right(2000), wrong(1000)], 1550],
  ['of wrong results alone there is none', [wrong(3000)], undefined],
  ['of expected results alone there is none', [right(3000), nothing], undefined],
])('the fewest errors, %s', (_, results, threshold) => {
  expect(thresholdOfFewestErrors(errorTradeOff(results, 50), 50, 10_000)).toBe(threshold)
})
