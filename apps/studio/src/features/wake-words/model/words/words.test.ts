import { limits } from '@saywright/api/contract'
import { aWakeWordModel } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import { withAnti, withChanged, withoutWord, withRestored, withWord } from './changeWords.js'
import { editedWordOf, newWord, spokenText, wakeWordOf } from './EditedWord.js'
import { syllableAt, withSound } from './syllables.js'
import { bodyOf, contentOf, wakeWordDocument } from './WordsContent.js'
import { faultOf, firstFault, soundContent } from './wordFaults.js'

const content = contentOf(
  aWakeWordModel({
    positive_words: [{ text: 'Hello Halden', phonemes: '[hə][ˈloʊ]' }],
    negative_words: [{ text: 'Hello Helen', pronas: 'hallo helen' }],
  }),
)
const first = { role: 'wake', index: 0 } as const

it('F-079 saves the chosen pronunciation alone, and keeps the other text meanwhile', () => {
  const both = withChanged(content, first, { kind: 'pronas', pronas: 'hallo halden' })
  expect(both.wake[0]?.phonemes).toBe('[hə][ˈloʊ]')
  expect(bodyOf(both).positive_words).toEqual([{ text: 'Hello Halden', pronas: 'hallo halden' }])
  expect(wakeWordOf({ ...newWord('Hello'), pronas: 'hallo' })).toEqual({ text: 'Hello' })
})

it('opens what was saved without a change', () => {
  const model = aWakeWordModel({ positive_words: [{ text: 'Hello', pronas: null, phonemes: null }] })
  expect(
    wakeWordDocument.isSame(
      contentOf(model),
      contentOf(aWakeWordModel({ positive_words: [{ text: 'Hello' }] })),
    ),
  ).toBe(true)
  expect(wakeWordDocument.isContent(contentOf(model))).toBe(true)
  expect(wakeWordDocument.isContent({ wake: [{ text: 7 }], anti: [], threshold: 5000 })).toBe(false)
})

it('adds, removes and puts back words', () => {
  const added = withAnti(content, 'hello holder')
  expect(added.anti.map(({ text }) => text)).toEqual(['Hello Helen', 'hello holder'])
  const place = { role: 'anti', index: 0 } as const
  const removed = withoutWord(added, place)
  expect(removed.anti.map(({ text }) => text)).toEqual(['hello holder'])
  expect(withRestored(removed, place, added.anti[0]!)).toEqual(added)
})

test.each([
  [{ text: ' ' }, { text: 'required' }],
  [{ text: ' hello HELEN ' }, { text: 'alreadyExists' }],
  [{ text: 'a'.repeat(limits.nameMaxCharacters + 1) }, { text: 'tooLong' }],
  [{ phonemes: 'hə' }, { said: 'invalid' }],
  [{ phonemes: ' ' }, { said: 'required' }],
  [{ kind: 'pronas' }, { said: 'required' }],
  [{ kind: 'dictionary', phonemes: 'hə' }, undefined],
] as const)('F-072 a word with %j has the fault %j', (changes, fault) => {
  const changed = withChanged(content, first, changes)
  expect(faultOf(changed, first)).toEqual(fault)
  expect(firstFault(changed)).toEqual(fault && first)
  expect(soundContent(changed).wake).toHaveLength(fault ? 0 : 1)
})

it('says the sounds of a word, or its spelling', () => {
  expect(spokenText(editedWordOf({ text: 'Hello', phonemes: '[hə] [ˈloʊ]' }))).toBe('/həˈloʊ/')
  expect(spokenText(editedWordOf({ text: 'Hello', pronas: 'hallo' }))).toBe('hallo')
  expect(spokenText(editedWordOf({ text: 'Hello' }))).toBe('Hello')
})

test.each([
  ['[hə] [loʊ]', 2, { from: 1, to: 3 }],
  ['[hə] [loʊ]', 3, { from: 1, to: 3 }],
  ['[hə] [loʊ]', 4, undefined],
  ['[hə] [loʊ]', 0, undefined],
  ['[hə', 3, { from: 1, to: 3 }],
] as const)('the syllable of %j at %d is %j', (phonemes, caret, range) => {
  expect(syllableAt(phonemes, caret)).toEqual(range)
})

test.each([
  ['[hə]', 3, 'ʊ', '[həʊ]', 4],
  ['', 0, 'h', '[h]', 2],
  ['[hə]', 4, 'l', '[hə][l]', 6],
])('in %j at %d the sound %s gives %j', (phonemes, at, sound, after, caret) => {
  expect(withSound(phonemes, { from: at, to: at }, sound)).toEqual({ phonemes: after, caret })
})

it('gives a word to the list that it is for', () => {
  expect(withWord(content, 'wake', newWord('dis Halden')).wake).toHaveLength(2)
})
