import { expect, it } from 'vitest'
import { withTried } from './triedSentences.js'

it.each([
  ['the first', [], ' next  one ', ['next one']],
  ['nothing', ['next one'], '  ', ['next one']],
  ['the same again', ['next one'], 'next one', ['next one']],
  [
    'one that goes on',
    ['pick two', 'next one'],
    'pick two from aisle seven',
    ['pick two from aisle seven', 'next one'],
  ],
  ['one that only begins alike', ['next'], 'nexter', ['nexter', 'next']],
  ['one from before', ['done', 'next one', 'report'], 'next one', ['next one', 'done', 'report']],
])('remembers %s', (_, tried, sentence, expected) => {
  expect(withTried(tried, sentence)).toEqual(expected)
})

it('remembers speakable sentences, but no pasted text', () => {
  expect(withTried([], 'a'.repeat(300))).toHaveLength(1)
  expect(withTried([], 'a'.repeat(301))).toEqual([])
})

it('remembers the last ten', () => {
  const many = Array.from({ length: 12 }, (_, index) => `sentence ${index}`)
  const tried = many.reduce<readonly string[]>(withTried, [])
  expect(tried).toEqual(many.toReversed().slice(0, 10))
})
