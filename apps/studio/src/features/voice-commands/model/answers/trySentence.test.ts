import { describe, expect, it } from 'vitest'
import { grammarState } from '../grammar/grammarState.js'
import { marksOf, trySentence } from './trySentence.js'

const source = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off) the lamp;\n'
const grammar = grammarState(source).checked
if (!grammar) throw new Error('The grammar of this test has errors')

describe('a sentence that is tried', () => {
  it('is undefined without a sentence', () => {
    expect(trySentence(grammar, '  ', {})).toBeUndefined()
    expect(marksOf(undefined)).toEqual([])
  })
  it('marks its way when it matches', () => {
    const sentenceMatch = trySentence(grammar, 'Switch off the lamp', {})
    expect(sentenceMatch?.result.matched).toBe(true)
    const marked = marksOf(sentenceMatch).map(({ from, to }) => source.slice(from, to))
    expect(marked).toEqual(expect.arrayContaining(['switch', 'off', 'the', 'lamp']))
    expect(marked).not.toContain('on')
  })
  it('marks where it could continue when it does not', () => {
    const marks = marksOf(trySentence(grammar, 'switch up the lamp', {}))
    expect(marks.map(({ from, to, kind }) => [kind, source.slice(from, to)])).toEqual([
      ['expected', 'on'],
      ['expected', 'off'],
    ])
  })
  // Compared pairwise, so many would exceed the timeout of any test.
  it('marks each of many places once', () => {
    const refused = trySentence(grammar, 'switch up the lamp', {})
    if (!refused || refused.result.matched) throw new Error('The sentence of this test is accepted')
    const [word] = refused.result.expectedNext
    if (!word) throw new Error('Nothing is expected')
    const at = (offset: number) => ({ line: 1, column: 1, offset })
    const count = 400_000
    const expectedNext = Array.from({ length: count }, (_, index) => ({
      ...word,
      range: { start: at(index), end: at(index + 1) },
    }))
    const many = { ...refused, result: { ...refused.result, expectedNext: [...expectedNext, word, word] } }
    expect(marksOf(many)).toHaveLength(count + 1)
  })
})
