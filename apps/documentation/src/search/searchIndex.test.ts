import { expect, it, test } from 'vitest'
import { foundCases } from '../../../../packages/ui/src/text/testing/foldCases.js'
import { createIndex } from './searchIndex.js'

/** Whole words: the index parts a text at its signs before it folds, and looks for how a word begins. */
const isWord = (text: string) => /^[\p{L}\p{M}]+$/u.test(text)
/** Stands at the end of a word, where no index of beginnings looks. */
const inner = 'ไทย'
const words = foundCases.filter(([text, typed]) => isWord(text) && isWord(typed) && typed !== inner)

it('is tried with words of many scripts', () => expect(words.length).toBeGreaterThan(40))

test.each(words)('finds %j by %j', (text, typed) => {
  const index = createIndex([{ id: '1', page: text, heading: '', text: '' }])
  // A fuzzy search would also find texts with different letters.
  expect(index.search(typed, { fuzzy: false }).map(({ id }) => id)).toEqual(['1'])
})
