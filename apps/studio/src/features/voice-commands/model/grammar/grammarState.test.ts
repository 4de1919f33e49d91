import { type Analysis, countSentences, GrammarLibrary } from '@saywright/grammar'
import { describe, expect, it } from 'vitest'
import { grammarState } from './grammarState.js'

const good = '#BNF+EM V2.1;\n!grammar lamps;\n!start <main>;\n<main>: switch (on | off);\n'

const count = (grammar: Analysis | undefined) => grammar && countSentences(grammar.compiled)

describe('a grammar being written', () => {
  it('is compiled when it has no error', () => {
    const state = grammarState(good)
    expect(state.analysis.problems).toEqual([])
    expect(count(state.checked)).toBe(2n)
  })
  it('keeps the last correct grammar while there is an error', () => {
    const before = grammarState(good)
    const after = grammarState(good.replace('off);', 'off;'), before)
    expect(after.analysis.hasErrors).toBe(true)
    expect(after.checked).toBe(before.checked)
  })
  it('is not stopped by a warning', () => {
    const state = grammarState(`${good}<spare>: unused;\n`)
    expect(state.analysis.problems.map(({ code }) => code)).toEqual(['unused-rule'])
    expect(count(state.checked)).toBe(2n)
  })
  it('is read again when its imports change', () => {
    const source = good
      .replace('<main>:', '!import <rooms.room>;\n<main>:')
      .replace('off);', 'off) <rooms.room>;')
    const rooms = (body: string) => ({
      name: 'lamps',
      library: new GrammarLibrary([
        { name: 'rooms', source: `#BNF+EM V2.1;\n!grammar rooms;\n!export <room>;\n<room>: ${body};\n` },
      ]),
    })
    const unknown = grammarState(source)
    expect(unknown.analysis.problems).toEqual([])
    const two = rooms('kitchen | hall')
    const state = grammarState(source, unknown, two)
    expect(count(state.checked)).toBe(4n)
    expect(grammarState(source, state, two).analysis).toBe(state.analysis)
    expect(count(grammarState(source, state, rooms('attic')).checked)).toBe(2n)
    const none = grammarState(source, state, { name: 'lamps', library: new GrammarLibrary([]) })
    expect(none.analysis.problems.map(({ code }) => code)).toEqual(['import-unknown-model'])
  })
})
