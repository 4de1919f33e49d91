import { wordsOfSentence } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { speechTokens, withWord } from './speechTokens.js'

describe('the words of a written sentence', () => {
  it.each(['Pick two, from aisle seven !', '', '  ', 'j’allume « la » lampe-torche', '…'])(
    '"%s" loses nothing',
    (text) => {
      const tokens = speechTokens(text)
      expect(tokens.map((token) => token.text).join('')).toBe(text)
      expect(tokens.filter(({ isWord }) => isWord)).toHaveLength(wordsOfSentence(text).length)
    },
  )
})

describe('a proposed word', () => {
  it.each([
    ['pick two off aisle', 2, 'from', 'pick two from aisle'],
    ['pick  Two, off', 1, 'three', 'pick  three, off'],
    ['éteins l’entre', 2, 'entrée', 'éteins l’entrée'],
    ['pick two', 2, 'aisle', 'pick two aisle '],
    ['pick two ', 2, 'aisle', 'pick two aisle '],
    ['', 0, 'please', 'please '],
  ])('in "%s" at %i', (sentence, index, word, expected) => {
    expect(withWord(sentence, index, word)).toBe(expected)
  })
})
