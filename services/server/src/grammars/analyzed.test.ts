import { expect, it } from 'vitest'
import { readGrammar } from './analyzed.js'
import type { GrammarSource, PreparedGrammar } from './messages.js'

const grammarOf = (body: string) => `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n<main>: ${body};\n`
const lamps: GrammarSource = {
  name: 'lamps',
  language: 'eng-US',
  source: grammarOf('on | off'),
  slots: {},
  imports: [],
}

/** The analysis: the same object while nothing is analyzed again. */
function prepared(changes: Partial<GrammarSource> = {}): PreparedGrammar {
  const response = readGrammar({ ...lamps, ...changes, op: 'prepare', locale: 'en-US' })
  if (!response.ok) throw new Error(response.problem)
  return response.value as PreparedGrammar
}

it('analyzes a grammar once, for all queries and languages', () => {
  const first = prepared()
  readGrammar({ ...lamps, op: 'read', sentences: ['on', 'in'] })
  expect(prepared()).toBe(first)
  const french = readGrammar({ ...lamps, op: 'prepare', locale: 'fr-FR' })
  expect(french.ok && french.value).toBe(first)
})

it.each<[string, Partial<GrammarSource>]>([
  ['text', { source: grammarOf('on | off | dim') }],
  ['name', { name: 'lights' }],
  ['language', { language: 'fra-FR' }],
  ['slots', { slots: { room: ['attic'] } }],
  ['imports', { imports: [{ name: 'more', source: grammarOf('yes') }] }],
])('analyzes it anew when its %s changed', (_, changes) => {
  expect(prepared(changes)).not.toBe(prepared())
})

it('forgets those that were not used for the longest time, once there is much text', () => {
  const first = prepared()
  const second = prepared({ name: 'second' })
  const filled = (letter: string) => ({ source: `${grammarOf('on')}// ${letter.repeat(500_000)}\n` })
  prepared(filled('a'))
  expect(prepared()).toBe(first)
  prepared(filled('b'))
  expect(prepared()).toBe(first)
  expect(prepared({ name: 'second' })).not.toBe(second)
})
