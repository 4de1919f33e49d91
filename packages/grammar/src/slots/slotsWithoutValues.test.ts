import { expect, it } from 'vitest'
import { analyze, GrammarLibrary, match, slotsWithoutValues } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking } from '../testing/picking.js'

const namesOf = (...[analysis, given]: Parameters<typeof slotsWithoutValues>) =>
  slotsWithoutValues(analysis, given).map(({ name, range }) => [name, range.start.line])

it('names slots that rules need and that have no value, by the text or given', () => {
  expect(namesOf(analyze(picking))).toEqual([
    ['aisle', 4],
    ['item', 5],
  ])
  expect(namesOf(analyze(picking), { aisle: ['seven'], item: [] })).toEqual([['item', 5]])
  expect(namesOf(analyze(picking), { aisle: ['seven'], '<item>': ['crate'] })).toEqual([])
  // Values that cannot be spoken.
  expect(namesOf(analyze(picking), { aisle: [' ', '!'], item: ['crate'], dock: [] })).toEqual([
    ['aisle', 4],
    ['dock', 6],
  ])
})

it('leaves out a slot that nothing needs, and counts one that is exported', () => {
  const unused = '!slot <who>;\n'
  expect(namesOf(analyze(grammarOf('go', unused)))).toEqual([])
  expect(namesOf(analyze('#BNF+EM V2.1;\n!grammar a;\n!export <who>;\n!slot <who>;\n'))).toEqual([['who', 4]])
})

it('names those of imported grammars where they are reached, with the place that leads there', () => {
  const people = '#BNF+EM V2.1;\n!grammar p;\n!export <name>;\n!slot <who>;\n<name>: <who>;\n'
  const source = grammarOf('call <People.name>', '!import <People.name>;\n')
  const of = (slots: Record<string, string[]>) =>
    namesOf(analyze(source, { library: new GrammarLibrary([{ name: 'People', source: people, slots }]) }))
  expect(of({})).toEqual([['People.who', 4]])
  const library = new GrammarLibrary([{ name: 'People', source: people }])
  expect(slotsWithoutValues(analyze(source, { library }))[0]?.grammar).toBe('People')
  expect(of({ who: ['anna'] })).toEqual([])
})

it('is reported for a sentence that needs a value, instead of the word before', () => {
  const grammar = compiled(grammarOf('[please] take <item> from here', '!slot <item>;\n'))
  const result = match(grammar, 'take crate from here')
  expect(result).toMatchObject({
    longestPrefix: 1,
    expectedNext: [],
    emptySlots: [{ slot: 'item', rule: 'main' }],
  })
  expect(match(grammar, 'take crate from here', { slots: { item: ['box'] } })).toMatchObject({
    expectedNext: [{ word: 'box', slot: 'item' }],
    emptySlots: [],
  })
  expect(match(grammar, 'go')).toMatchObject({ emptySlots: [] })
})
