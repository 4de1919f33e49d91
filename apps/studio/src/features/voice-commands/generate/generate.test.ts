import { analyze } from '@saywright/grammar'
import { expect, it } from 'vitest'
import { generated, rulesOf, type Wanted } from './generated.js'
import { testsText } from './testsText.js'

const analysis = analyze(`#BNF+EM V2.1;
!grammar lamps;
!start <main>;
!slot <room>;
<main>: !tag(SWITCH, on | off) in the <room>;
<colour>: red | green | blue;
`)
const slots = { room: ['kitchen', 'living room'] }
const wanted: Wanted = { rule: undefined, order: 'list', seed: 1, limit: 100 }

it('lists the sentences in the order of the grammar', () => {
  const found = generated(analysis, wanted, slots)
  expect(found?.count).toBe(4n)
  expect(found?.sentences).toEqual([
    'on in the kitchen',
    'on in the living room',
    'off in the kitchen',
    'off in the living room',
  ])
  expect(generated(analysis, { ...wanted, limit: 1 }, slots)?.sentences).toEqual(['on in the kitchen'])
})

it('begins with any rule, reached or not', () => {
  expect(rulesOf(analysis)).toEqual(['main', 'colour'])
  expect(generated(analysis, { ...wanted, rule: 'colour' }, slots)?.sentences).toEqual([
    'red',
    'green',
    'blue',
  ])
  expect(generated(analysis, { ...wanted, rule: 'gone' }, slots)).toBeUndefined()
})

it('repeats a sample by its number, and draws another by another', () => {
  const sample = (seed: number) =>
    generated(analysis, { ...wanted, order: 'sample', seed }, slots)?.sentences.join()
  expect(sample(7)).toBe(sample(7))
  expect(new Set([1, 2, 3, 4, 5, 6].map(sample)).size).toBeGreaterThan(1)
})

it('writes the sentences as tests with what they mean', () => {
  const { compiled } = analysis
  const sentences = ['on in the kitchen', 'off in the living room']
  expect(
    testsText({ file: 'lamps.bnf', rule: undefined, compiled, slots, sentences }),
  ).toBe(`grammar lamps.bnf
slot room = kitchen | living room

accept on in the kitchen => SWITCH=on, <room>=kitchen
accept off in the living room => SWITCH=off, <room>=living room
`)
})

it('names the rule in tests that begin with one', () => {
  const colour = generated(analysis, { ...wanted, rule: 'colour', limit: 1 }, slots)
  if (!colour) throw new Error('No rule')
  expect(testsText({ file: 'lamps.bnf', rule: 'colour', slots, ...colour })).toBe(
    'grammar lamps.bnf\nfrom <colour>\n\naccept red\n',
  )
})
