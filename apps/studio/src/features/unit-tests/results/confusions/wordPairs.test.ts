import { expect, test } from 'vitest'
import { closestWords, phonemesOf, wordPairs } from './wordPairs.js'

const phonemes = new Map(
  Object.entries({ five: 'faɪv', nine: 'naɪn', one: 'wʌn', forty: 'fɔɹtiː', fourteen: 'fɔɹtiːn', xqz: '' }),
)

test('come by how often they were confused, then by how alike they sound', () => {
  const confusions = [
    { expected: 'nine', heard: 'five', files: ['a.wav', 'b.wav'] },
    { expected: 'five', heard: 'nine', files: ['c.wav'] },
  ]
  const words = ['one', 'five', 'nine', 'forty', 'fourteen', 'xqz']
  const [first, second, third] = wordPairs(words, phonemes, confusions)
  expect(first).toEqual({ first: 'five', second: 'nine', likeness: 52, files: ['a.wav', 'b.wav', 'c.wav'] })
  expect(second).toMatchObject({ first: 'forty', second: 'fourteen', likeness: 88, files: [] })
  expect(third?.files).toEqual([])
  const unknown = wordPairs(words, phonemes, []).filter(({ second: other }) => other === 'xqz')
  expect(unknown.map(({ likeness }) => likeness)).toEqual(Array(5).fill(undefined))
})

test('a word that was taken for another confuses what it is a part of', () => {
  const words = ['Forty one', 'fourteen one', 'forty five']
  const confused = wordPairs(words, phonemes, [{ expected: 'forty', heard: 'fourteen', files: ['a.wav'] }])
  expect(confused.filter(({ files }) => files.length > 0)).toMatchObject([
    { first: 'Forty one', second: 'fourteen one' },
  ])
})

test('more words than fit are those of the closest pairs', () => {
  const words = ['one', 'five', 'nine', 'forty', 'fourteen']
  expect(closestWords(words, wordPairs(words, phonemes, []), 4)).toEqual([
    'five',
    'nine',
    'forty',
    'fourteen',
  ])
  expect(closestWords(words, [], 5)).toBe(words)
})

test('words of a phrase are said one after the other', () => {
  expect(phonemesOf('forty one', phonemes)).toBe('fɔɹtiː wʌn')
  expect(phonemesOf('forty xqz', phonemes)).toBeUndefined()
})
