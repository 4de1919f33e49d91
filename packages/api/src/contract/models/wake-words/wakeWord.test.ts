import { expect, it, test } from 'vitest'
import { failuresOf } from '../../kernel/failures.js'
import { createWakeWordModel } from './calls.js'
import { phonemesPattern } from './wakeWord.js'

const faultsOf = (...positive_words: object[]) =>
  failuresOf(createWakeWordModel.body!, { name: 'hello', language: 'eng-US', positive_words })

test.each([
  ['[h@]', true],
  ['[h@][loU] [hQl]', true],
  ['h@', false],
  ['[h@]loU', false],
  ['h@[loU]', false],
  ['[h@] loU [hQl]', false],
  ['[]', false],
  ['[ ]', false],
  ['[h@', false],
  ['[h@[loU]]', false],
  ['', false],
])('F-078 phonemes %j are syllables in square brackets: %j', (phonemes, isRight) => {
  expect(phonemesPattern.test(phonemes)).toBe(isRight)
  expect(faultsOf({ text: 'Hello', phonemes })).toEqual(
    isRight ? undefined : { 'positive_words.0.phonemes': 'invalid' },
  )
})

it('F-079 a word has another spelling or phonemes, never both', () => {
  const pronas = 'hallo'
  const phonemes = '[h@][loU]'
  expect(faultsOf({ text: 'Hello', pronas })).toBeUndefined()
  expect(faultsOf({ text: 'Hello', phonemes, pronas: null })).toBeUndefined()
  expect(faultsOf({ text: 'Hello', pronas, phonemes })).toEqual({ 'positive_words.0.phonemes': 'invalid' })
})

it('F-072 a word occurs once in a model, whether it wakes or must not', () => {
  expect(faultsOf({ text: 'Hello' }, { text: ' HELLO' })).toEqual({ positive_words: 'alreadyExists' })
  const body = {
    name: 'a',
    language: 'eng-US',
    positive_words: [{ text: 'Hi' }],
    negative_words: [{ text: 'hi' }],
  }
  expect(failuresOf(createWakeWordModel.body!, body)).toEqual({ negative_words: 'alreadyExists' })
})
