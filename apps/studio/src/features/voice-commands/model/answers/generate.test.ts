import { analyze } from '@saywright/grammar'
import { expect, it } from 'vitest'
import { sampleOf, type Wanted } from './sampleOf.js'
import { testsText } from './testsText.js'

const analysis = analyze(`#BNF+EM V2.1;
!grammar lamps;
!start <main>;
!slot <room>;
<main>: !tag(SWITCH, on | off) in the <room>;
<colour>: red | green | blue;
`)
const slots = { room: ['kitchen', 'living room'] }
const wanted: Wanted = { rule: undefined, intent: undefined, order: 'list', seed: 1, limit: 100 }
const sample = (changed: Partial<Wanted>) =>
  sampleOf(analysis, 'lamps', { ...wanted, ...changed }, slots).sample

it('lists the sentences in the order of the grammar', () => {
  const found = sample({})
  expect(found?.count).toBe(4n)
  expect(found?.sentences).toEqual([
    'on in the kitchen',
    'on in the living room',
    'off in the kitchen',
    'off in the living room',
  ])
  expect(sample({ limit: 1 })?.sentences).toEqual(['on in the kitchen'])
})

it('begins with any rule, reached or not', () => {
  expect(sampleOf(analysis, 'lamps', wanted, slots).rules).toEqual(['main', 'colour'])
  expect(sample({ rule: 'colour' })?.sentences).toEqual(['red', 'green', 'blue'])
  expect(sample({ rule: 'gone' })).toBeUndefined()
})

it('gives sentences of one intent alone, in every order, with tests that mean what they mean', () => {
  const lamps = analyze(`#BNF+EM V2.1;
!grammar lamps;
!start <main>;
<main>: [please] <on> | !tag(OFF, off | out) [now];
<on>: !tag(ON, on) [again];
`)
  const of = (changed: Partial<Wanted>) => sampleOf(lamps, 'lamps', { ...wanted, ...changed }, {})
  expect(of({}).intents).toEqual(['OFF', 'ON'])
  expect(of({ intent: 'ON', order: 'cover' }).sample?.sentences).toEqual(['on again'])
  expect(of({ intent: 'OFF', order: 'cover' }).sample?.sentences).toEqual(['off now', 'out'])
  const listed = of({ intent: 'OFF' }).sample
  expect([listed?.count, listed?.sentences]).toEqual([4n, ['off', 'off now', 'out', 'out now']])
  expect(listed?.tests).toContain('accept out now => OFF=out')
  expect(of({ intent: 'GONE' }).sample).toBeUndefined()
})

it('repeats a sample by its number, and draws another by another', () => {
  const drawn = (seed: number) => sample({ order: 'sample', seed })?.sentences.join()
  expect(drawn(7)).toBe(drawn(7))
  expect(new Set([1, 2, 3, 4, 5, 6].map(drawn)).size).toBeGreaterThan(1)
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
  expect(sample({ rule: 'colour', limit: 1 })?.tests).toBe('grammar lamps.bnf\nfrom <colour>\n\naccept red\n')
})
