import { expect, it } from 'vitest'
import { spelledOut, wordChanges } from './wordChanges.js'

const lists = (
  positive_words: { text: string; pronas?: string | null }[],
  negative_words: { text: string }[],
) => ({
  ...{ positive_words, negative_words },
})

it('finds words that were added, removed or are pronounced otherwise', () => {
  const before = lists([{ text: 'Hello' }, { text: 'Halden', pronas: null }], [{ text: 'Helen' }])
  const after = lists([{ text: 'hello', pronas: 'hallo' }, { text: 'Halden' }], [])
  expect(wordChanges(before, after)).toEqual([
    { role: 'wake', before: { text: 'Hello' }, after: { text: 'hello', pronas: 'hallo' } },
    { role: 'anti', before: { text: 'Helen' }, after: undefined },
  ])
  expect(wordChanges(before, before)).toEqual([])
})

it('writes the pronunciation behind a word that has one', () => {
  expect(spelledOut({ text: 'Hello', phonemes: '[hə]' })).toBe('Hello ([hə])')
  expect(spelledOut({ text: 'Hello', pronas: null })).toBe('Hello')
})
