import { expect, test } from 'vitest'
import { concludeResult, conclusions, isRightConclusion, isTakenConclusion } from './conclude.js'

const tested_at = '2026-11-22T08:30:00.000Z'

test.each([
  ['the expected sentence at the threshold', { confidence: 5000, is_expected: true, tested_at }, 'passed'],
  ['the expected sentence just below it', { confidence: 4999, is_expected: true, tested_at }, 'rejected'],
  ['another sentence at the threshold', { confidence: 5000, is_expected: false, tested_at }, 'wrong'],
  ['another sentence just below it', { confidence: 4999, is_expected: false, tested_at }, 'rejected'],
  ['nothing', { confidence: null, is_expected: false, tested_at }, 'rejected'],
  [
    'a recording that cannot be read',
    { is_expected: false, failure: 'audio_unreadable', tested_at },
    'failed',
  ],
  ['a recording whose turn has not come', { is_expected: false }, 'waiting'],
  [
    'the expected sentence with another meaning',
    { confidence: 5000, is_expected: true, is_meant: false, tested_at },
    'meaning_differs',
  ],
  [
    'another sentence with another meaning',
    { confidence: 5000, is_expected: false, is_meant: false, tested_at },
    'wrong',
  ],
  [
    'another meaning below the threshold',
    { confidence: 4999, is_expected: true, is_meant: false, tested_at },
    'rejected',
  ],
] as const)('U-024 %s: %s', (_, heard, conclusion) => {
  expect(concludeResult(heard, 5000)).toBe(conclusion)
})

test('a threshold of 0 accepts any recognized sentence, and nothing else', () => {
  expect(concludeResult({ confidence: 0, is_expected: true, tested_at }, 0)).toBe('passed')
  expect(concludeResult({ confidence: null, is_expected: false, tested_at }, 0)).toBe('rejected')
})

test.each([
  ['other_sentence', 4999, 'refused'],
  ['other_sentence', null, 'refused'],
  ['other_sentence', 5000, 'sentence_taken'],
  ['no_speech', 4999, 'refused'],
  ['no_speech', null, 'refused'],
  ['no_speech', 5000, 'noise_taken'],
] as const)(
  'concludes a recording to refuse as %s, recognized at %s: %s',
  (expectation, confidence, conclusion) => {
    const heard = { expectation, confidence, is_expected: false, tested_at }
    expect(concludeResult(heard, 5000)).toBe(conclusion)
    // Its own words do not make it right.
    expect(concludeResult({ ...heard, is_expected: true }, 5000)).toBe(conclusion)
    expect(concludeResult({ ...heard, failure: 'audio_missing' }, 5000)).toBe('failed')
    expect(concludeResult({ ...heard, tested_at: null }, 5000)).toBe('waiting')
  },
)

test('two conclusions are right, and an accepted recording has a sentence at the threshold', () => {
  expect(conclusions.filter(isRightConclusion)).toEqual(['passed', 'refused'])
  expect(conclusions.filter(isTakenConclusion)).toEqual([
    ...['passed', 'wrong', 'meaning_differs', 'sentence_taken', 'noise_taken'],
  ])
})
