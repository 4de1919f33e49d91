import { aUnitTestResult } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { tallyOf } from './tally.js'

const results = [
  aUnitTestResult({ confidence: 7412 }),
  aUnitTestResult({ confidence: 5000 }),
  aUnitTestResult({ confidence: 6035, is_expected: false }),
  aUnitTestResult({ confidence: null, result: null, is_expected: false }),
  aUnitTestResult({ confidence: null, is_expected: false, failure: 'audio_unreadable' }),
  aUnitTestResult({ confidence: null, is_expected: false, tested_at: null }),
]

test.each([
  [5000, { passed: 2, wrong: 1, rejected: 1, failed: 1, waiting: 1, tested: 5 }],
  [5001, { passed: 1, wrong: 1, rejected: 2, failed: 1, waiting: 1, tested: 5 }],
  [0, { passed: 2, wrong: 1, rejected: 1, failed: 1, waiting: 1, tested: 5 }],
  [10_000, { passed: 0, wrong: 0, rejected: 4, failed: 1, waiting: 1, tested: 5 }],
])('with a threshold of %i', (threshold, tally) => expect(tallyOf(results, threshold)).toEqual(tally))
