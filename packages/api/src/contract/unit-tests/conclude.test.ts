import { expect, test } from 'vitest'
import { concludeResult } from './conclude.js'

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
] as const)('U-024 %s: %s', (_, heard, conclusion) => {
  expect(concludeResult(heard, 5000)).toBe(conclusion)
})

test('a threshold of 0 takes what was heard with any confidence, and nothing else', () => {
  expect(concludeResult({ confidence: 0, is_expected: true, tested_at }, 0)).toBe('passed')
  expect(concludeResult({ confidence: null, is_expected: false, tested_at }, 0)).toBe('rejected')
})
