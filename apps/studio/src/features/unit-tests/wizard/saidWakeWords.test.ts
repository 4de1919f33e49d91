import { expect, test } from 'vitest'
import { saidWakeWords, wakeExpectation, wakeState } from './saidWakeWords.js'

const words = { positive_words: [{ text: 'Hello Halden' }, { text: 'Dis Halden' }] }

test.each([
  ['hello, HALDEN!', ['Hello Halden']],
  ['well hello halden, dis halden', ['Hello Halden', 'Dis Halden']],
  ['hello haldens', []],
  ['', []],
  [null, []],
])('%j says %j', (sentence, said) => {
  expect(saidWakeWords(words, sentence)).toEqual(said)
})

test.each([
  ['hello halden', 'sentence'],
  ['yellow garden', 'other_sentence'],
  // It may say one: somebody has to write it, or choose.
  [null, 'sentence'],
  [' ', 'sentence'],
] as const)('without a choice %j has to lead to %s', (transcription, expectation) => {
  expect(wakeExpectation(words, transcription)).toBe(expectation)
})

test.each([
  ['hello halden', 'sentence', 'accepted'],
  ['yellow garden', 'sentence', 'notAccepted'],
  [null, 'sentence', 'missing'],
  ['yellow garden', 'other_sentence', 'toRefuse'],
  ['hello halden', 'other_sentence', 'inGrammar'],
  [null, 'no_speech', 'toRefuse'],
] as const)('%j as %s is %s', (transcription, expectation, state) => {
  expect(wakeState(words, transcription, expectation)).toBe(state)
})
