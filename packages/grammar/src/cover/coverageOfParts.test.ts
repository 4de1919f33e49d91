import { expect, it } from 'vitest'
import { analyze, coverage, coverageOfParts, GrammarLibrary } from '../index.js'
import { rulesOf } from '../library/rulesOf.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'

it('counts what is said of each rule with all that it refers to, and of each intent', () => {
  const grammar = compiled(picking)
  const covered = coverage(grammar, ['pick two from aisle seven'], { slots: pickingSlots })
  const { rules, intents } = coverageOfParts(grammar, covered, ['PICK', 'CONFIRM', 'NONE'])
  expect(rules.get('order')).toEqual({ said: 5, count: 36 })
  expect(rules.get('pick')).toEqual({ said: 5, count: 16 })
  expect(rules.get('quantity')).toEqual({ said: 1, count: 11 })
  expect(Object.fromEntries(intents)).toEqual({
    PICK: { said: 5, count: 16 },
    CONFIRM: { said: 0, count: 4 },
    NONE: { said: 0, count: 0 },
  })
})

it('leaves out what is said instead of an intent', () => {
  const grammar = compiled(
    grammarOf('the !tag(ON, on) | the !tag(OFF, off | out) <now>', '<now>: now | soon;\n'),
  )
  const { intents } = coverageOfParts(grammar, coverage(grammar, ['the off soon']), ['ON', 'OFF'])
  expect(Object.fromEntries(intents)).toEqual({
    ON: { said: 0, count: 2 },
    OFF: { said: 3, count: 5 },
  })
})

const options = { name: 'test', library: new GrammarLibrary([], rulesOf('en-US')) }
const shelves = analyze(
  grammarOf(
    'take <number> [from <place>] | <number> left',
    '!import <number>;\n!import <letter>;\n<place>: shelf <letter>;\n',
  ),
  options,
).compiled

it('takes a built-in rule for one place wherever it is referred to', () => {
  const { places, missed } = coverage(shelves, ['take twelve', 'take 40'])
  expect(places.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    ...['word take', 'rule number', 'word from', 'rule number', 'word left', 'word shelf', 'rule letter'],
  ])
  expect(missed.map(({ text, range }) => `${text} ${range.start.line}`)).toEqual([
    ...['from 4', 'number 4', 'left 4', 'shelf 7', 'letter 7'],
  ])
})
