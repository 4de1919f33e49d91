import { ApiError } from '@saywright/api/contract'
import { describe, expect, it } from 'vitest'
import { testProblemOf } from './quickTest.js'

describe('a test that could not be run', () => {
  it.each([
    ['refused', 'audio_unreadable', 'unreadable'],
    ['refused', 'audio_too_long', 'tooLong'],
    ['server', 'too_large', 'tooLarge'],
    ['refused', 'unsupported_type', 'unreadable'],
    ['invalid', 'grammar_has_errors', 'grammarErrors'],
    ['refused', 'grammar_too_large', 'grammarTooLarge'],
    ['refused', 'borrowed_grammar_too_large', 'borrowedTooLarge'],
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
