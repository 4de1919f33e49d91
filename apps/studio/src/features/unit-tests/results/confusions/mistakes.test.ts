import { aUnitTestResult } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { mistakes } from './mistakes.js'

const right = (confidence: number) => aUnitTestResult({ confidence })
const other = { is_expected: false } as const

it('lists false acceptances of both kinds, and the cost of refusing them', () => {
  const results = [
    right(5200),
    right(8000),
    aUnitTestResult({ ...other, id: 1, confidence: 6035 }),
    aUnitTestResult({ ...other, id: 2, confidence: 5100, expectation: 'other_sentence' }),
    aUnitTestResult({ ...other, id: 3, confidence: 10_000, expectation: 'no_speech' }),
    aUnitTestResult({ ...other, id: 4, confidence: 4900, expectation: 'no_speech' }),
    aUnitTestResult({ id: 5, confidence: 9000, is_meant: false }),
  ]
  expect(mistakes(results, 5000).map(({ result, threshold, lost }) => [result.id, threshold, lost])).toEqual([
    [3, undefined, 2],
    [1, 6100, 1],
    [2, 5200, 0],
  ])
})
