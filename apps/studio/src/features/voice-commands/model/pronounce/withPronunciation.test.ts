import { analyze, applyEdits, vocabularyOf } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { isSpelling, withPronunciation } from './withPronunciation.js'

const head = '#BNF+EM V2.1;\n!grammar net;\n!start <main>;\n'
const rules = '\n<main>: restart the wifi;\n'

function changed(source: string, spelling: string | undefined) {
  const text = applyEdits(source, withPronunciation(analyze(source), 'wifi', spelling))
  const analysis = analyze(text)
  expect(analysis.problems).toEqual([])
  const spellings = vocabularyOf(analysis.compiled).find(({ word }) => word === 'wifi')?.spellings
  return { text, spellings }
}

describe('the pronunciation of a word', () => {
  it('is written below the other directives', () => {
    expect(changed(head + rules, 'why fye')).toEqual({
      text: `${head.trimEnd()}\n!pronounce wifi PRONAS "why fye";\n${rules}`,
      spellings: ['why fye'],
    })
  })
  it('replaces an existing one, and a second one', () => {
    const before = `${head}!pronounce WiFi PRONAS "wee fee";\n!pronounce wifi PRONAS "x";\n${rules}`
    expect(changed(before, 'why fye').spellings).toEqual(['why fye'])
  })
  it('is removed with its line', () => {
    expect(changed(`${head}!pronounce wifi PRONAS "wee fee";\n${rules}`, undefined)).toEqual({
      text: head + rules,
      spellings: [],
    })
  })
  it('changes nothing where the dictionary decides already', () => {
    expect(withPronunciation(analyze(head + rules), 'wifi', undefined)).toEqual([])
  })
})

it.each([
  ['why fye', true],
  ['', false],
  ['  ', false],
  ['a "b"', false],
  ['a | b', false],
])('a spelling “%s” can be written: %s', (text, can) => expect(isSpelling(text)).toBe(can))
