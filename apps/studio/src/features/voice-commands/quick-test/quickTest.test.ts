import { ApiError } from '@saywright/api/contract'
import { aHypothesis, aRecognition } from '@saywright/api/testing'
import { describe, expect, it } from 'vitest'
import { testProblemOf, verdictOf } from './quickTest.js'

describe('a test that could not be run', () => {
  it.each([
    ['refused', 'audio_unreadable', 'unreadable'],
    ['refused', 'audio_too_long', 'tooLong'],
    ['server', 'too_large', 'tooLarge'],
    ['refused', 'unsupported_type', 'unreadable'],
    ['invalid', 'grammar_has_errors', 'grammarErrors'],
    ['refused', 'grammar_too_large', 'grammarTooLarge'],
    ['invalid', 'pronunciation_missing', 'unpronounceable'],
    ['refused', 'language_unavailable', 'language'],
    ['refused', 'resources_expired', 'expired'],
    ['tooMany', 'too_many', 'busy'],
    ['server', 'voice_unavailable', 'voiceDown'],
    ['network', undefined, 'serverDown'],
    ['timeout', undefined, 'serverDown'],
    ['server', 'internal', 'other'],
  ] as const)('%s %s is %s', (kind, code, problem) => {
    expect(testProblemOf(new ApiError({ kind, ...(code ? { code } : {}) }))).toBe(problem)
  })
})

describe('an answer', () => {
  it.each([
    ['without speech', { rejected: true, refusal: 'no_speech', hypotheses: [] }, 'silent'],
    ['without a sentence that fits', { rejected: true, refusal: 'no_sentence', hypotheses: [] }, 'rejected'],
    [
      'of a sentence that the grammar has not',
      { rejected: true, refusal: 'no_sentence', hypotheses: [aHypothesis({ confidence: 9000 })] },
      'rejected',
    ],
    [
      'refused under the threshold',
      { rejected: true, refusal: 'below_threshold', hypotheses: [aHypothesis({ confidence: 247 })] },
      'below',
    ],
    ['that was taken', { hypotheses: [aHypothesis({ confidence: 3000 })], threshold: 3000 }, 'recognized'],
  ] as const)('%s', (_, changes, verdict) => {
    expect(verdictOf(aRecognition({ ...changes, hypotheses: [...changes.hypotheses] }))).toBe(verdict)
  })
})
