import { analyze, coverage } from '@saywright/grammar'
import { expect, test } from 'vitest'
import { missedByRule } from './missedByRule.js'

const { compiled } = analyze(
  '#BNF+EM V2.1;\n!grammar a;\n!start <main>;\n!slot <room>;\n<main>: switch (on | off) [in the <room> or the <room>] | <stop>;\n<stop>: stop | halt;\n',
)
const slots = { room: ['kitchen'] }

test('lists missing words with their rule, each once, slots in brackets', () => {
  expect(missedByRule(coverage(compiled, ['switch on'], { slots }))).toEqual([
    { rule: 'main', words: ['off', 'in', 'the', '<room>', 'or'], isWhole: false },
    { rule: 'stop', words: ['stop', 'halt'], isWhole: true },
  ])
})

test('nothing is left with complete coverage', () => {
  const said = ['switch on in the kitchen or the kitchen', 'switch off', 'stop', 'halt']
  expect(missedByRule(coverage(compiled, said, { slots }))).toEqual([])
})
