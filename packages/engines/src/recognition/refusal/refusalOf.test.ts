import { expect, test } from 'vitest'
import { refusalOf } from './refusalOf.js'

const heard = (confidence: number) => ({ hypotheses: [{ text: 'stop', confidence, words: [] }] })
const none = { hypotheses: [], refusal: 'no_sentence' } as const

test.each([
  ['no speech', { hypotheses: [], refusal: 'no_speech' } as const, 'no_speech'],
  ['no sentence', none, 'no_sentence'],
  ['a sentence below the threshold', heard(4999), 'below_threshold'],
  ['a sentence at the threshold', heard(5000), undefined],
  [
    'a flawed recording with a sentence below the threshold',
    { ...heard(247), flaw: 'clipped' } as const,
    'clipped',
  ],
  ['a flawed recording without a sentence', { ...none, flaw: 'too_short' } as const, 'too_short'],
  [
    'a flawed recording with a sentence at the threshold',
    { ...heard(5000), flaw: 'cut_off' } as const,
    undefined,
  ],
])('%s', (_, recognized, refusal) => expect(refusalOf(recognized, 5000)).toBe(refusal))

test('any sentence is taken with the threshold 0', () => expect(refusalOf(heard(0), 0)).toBeUndefined())
