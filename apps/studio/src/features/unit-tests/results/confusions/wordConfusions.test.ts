import { aUnitTestResult } from '@saywright/api/testing'
import { expect, test } from 'vitest'
import { confusedWords, wordConfusions } from './wordConfusions.js'

const wrong = (audio_name: string, expected: string, result: string | null) =>
  aUnitTestResult({ audio_name, expected, result, is_expected: false })

test('counts which word was taken for which, the most frequent first', () => {
  const found = wordConfusions([
    wrong('a.wav', 'aisle nine', 'aisle five'),
    wrong('b.wav', 'pick Nine from dock two', 'pick five from dock ten'),
    wrong('c.wav', 'aisle five', 'aisle nine'),
    aUnitTestResult(),
    // No sentence of the grammar was meant.
    { ...wrong('d.wav', 'aisle nine', 'aisle five'), expectation: 'other_sentence' },
  ])
  expect(found).toEqual([
    { expected: 'nine', heard: 'five', files: ['a.wav', 'b.wav'] },
    { expected: 'five', heard: 'nine', files: ['c.wav'] },
    { expected: 'two', heard: 'ten', files: ['b.wav'] },
  ])
})

test.each([
  ['a word that was left out', 'at dock south', 'dock south'],
  ['a word that was put in', 'dock south', 'at dock south'],
  ['nothing heard', 'next', null],
])('%s is taken for none', (_, expected, result) =>
  expect(wordConfusions([wrong('a.wav', expected, result)])).toEqual([]),
)

test('a matrix has the words of the most frequent confusions, and only as many as fit', () => {
  const pair = (expected: string, heard: string) => ({ expected, heard, files: ['a.wav'] })
  const confusions = [
    pair('nine', 'five'),
    pair('forty', 'fourteen'),
    pair('five', 'nine'),
    pair('two', 'ten'),
  ]
  expect(confusedWords(confusions, 4)).toEqual(['five', 'forty', 'fourteen', 'nine'])
  expect(confusedWords(confusions, 3)).toEqual(['five', 'nine'])
})
