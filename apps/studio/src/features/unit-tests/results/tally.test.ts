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
  [5000, { passed: 2, wrong: 1, rejected: 1 }, 2],
  [5001, { passed: 1, wrong: 1, rejected: 2 }, 1],
  [0, { passed: 2, wrong: 1, rejected: 1 }, 2],
  [10_000, { passed: 0, wrong: 0, rejected: 4 }, 0],
])('with a threshold of %i', (threshold, of, right) =>
  expect(tallyOf(results, threshold)).toMatchObject({
    of: { ...of, failed: 1, waiting: 1 },
    ...{ tested: 5, right, mustBe: { recognized: 6, refused: 0 } },
  }),
)

const toRefuse = (expectation: 'other_sentence' | 'no_speech', confidence: number | null) =>
  aUnitTestResult({ expectation, confidence, is_expected: false })

test.each([
  [5000, { passed: 1, meaning_differs: 1, refused: 2, sentence_taken: 1, noise_taken: 1 }, 3],
  [6001, { passed: 1, meaning_differs: 1, refused: 4, sentence_taken: 0, noise_taken: 0 }, 5],
])('recordings of both kinds with a threshold of %i', (threshold, of, right) => {
  const both = [
    aUnitTestResult(),
    aUnitTestResult({ is_meant: false }),
    toRefuse('other_sentence', 4999),
    toRefuse('other_sentence', 5000),
    toRefuse('no_speech', null),
    toRefuse('no_speech', 6000),
  ]
  expect(tallyOf(both, threshold)).toMatchObject({ of, right, mustBe: { recognized: 2, refused: 4 } })
})
