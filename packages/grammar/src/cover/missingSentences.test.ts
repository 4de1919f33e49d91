import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverage, generate, missingSentences } from '../index.js'
import { compiled, grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'
import { randomGrammar } from '../testing/randomGrammar.js'

const lamps = compiled(
  grammarOf(
    '!tag(SWITCH, switch) <state> the lamp [in the <room>] | !tag(STOP, <stop>) | <dim>',
    '!slot <room>;\n<state>: on | off;\n<stop>: stop | halt;\n<dim>: !tag(DIM, dim | lower) [it | !tag(SWITCH, all)];\n',
  ),
)
const slots = { room: ['kitchen'] }
const missing = (said: readonly string[], more = {}) => missingSentences(lamps, said, { slots, ...more })

it('says in few sentences what others have not said, and what each adds', () => {
  const { sentences, rest } = missing(['switch on the lamp', 'halt', 'dim it'])
  expect(sentences.map(({ sentence, says }) => [sentence, says.map(({ text }) => text)])).toEqual([
    ['switch off the lamp in the kitchen', ['in', 'the', 'room', 'off']],
    ['lower all', ['lower', 'all']],
    ['stop', ['stop']],
  ])
  expect(rest).toEqual([])
})

it('adds nothing to complete coverage, and reports what the limit leaves', () => {
  expect(missing(generate(lamps, { slots }))).toEqual({ sentences: [], rest: [] })
  const { sentences, rest } = missing([], { limit: 1 })
  expect(sentences).toHaveLength(1)
  expect(rest.map(({ text }) => text)).toContain('halt')
})

it('reports what no sentence covers: a slot without values, and the reading that is never taken', () => {
  const grammar = compiled(grammarOf('call <who> | stop | "stop"', '!slot <who>;\n'))
  const { sentences, rest } = missingSentences(grammar, [])
  expect(sentences.map(({ sentence }) => sentence)).toEqual(['stop'])
  expect(rest.map(({ text }) => text)).toEqual(['call', 'who', 'stop'])
})

it('says an intent alone, with what is said beside it', () => {
  const ofIntent = (intent: string) => missing([], { intent }).sentences.map(({ sentence }) => sentence)
  expect(ofIntent('STOP')).toEqual(['stop', 'halt'])
  expect(ofIntent('SWITCH')).toEqual([
    'switch on the lamp in the kitchen',
    'dim all',
    'switch off the lamp',
    'lower all',
  ])
  expect(ofIntent('NONE')).toEqual([])
})

it('covers what it reports, and all that can be said, in random grammars', () => {
  fc.assert(
    fc.property(randomGrammar, fc.nat(3), (source, count) => {
      const grammar = compiled(source)
      const said = generate(grammar, { limit: count })
      const { sentences, rest } = missingSentences(grammar, said, { limit: 1000 })
      const { missed } = coverage(grammar, [...said, ...sentences.map(({ sentence }) => sentence)])
      expect(missed).toEqual(rest)
      const before = coverage(grammar, said).missed
      expect([...sentences.flatMap(({ says }) => says), ...rest]).toHaveLength(before.length)
    }),
    { seed: 20261130, numRuns: 200 },
  )
})

it('says each branch of a realistic grammar', () => {
  const grammar = compiled(picking)
  const { sentences, rest } = missingSentences(grammar, ['pick two from aisle seven'], {
    slots: pickingSlots,
  })
  expect([sentences.length, rest]).toEqual([13, []])
})
