import { analyze } from '@saywright/grammar'
import { createI18n, translate } from '@saywright/ui/i18n'
import { expect, it } from 'vitest'
import { pickingGrammar } from '../../../testing/picking.js'
import { ruleMessages } from './messages.js'
import { outlinePlaces, referencePlaces } from './placesOfRules.js'

const t = translate(createI18n({ locale: 'en-US' }), ruleMessages)
const analysis = analyze(pickingGrammar)

it('lists rules and slots in the order of the text, with their kinds and numbers of uses', () => {
  const places = outlinePlaces(analysis, t)
  expect(places.map(({ code, range, text }) => [range.start.line, code, text]).slice(0, 4)).toEqual([
    [4, '<aisle>', 'Dynamic slot, used 1 time'],
    [5, '<item>', 'Dynamic slot, used 1 time'],
    [10, '<order>', 'Start rule, used 1 time'],
    [12, '<pick>', 'Rule, used 1 time'],
  ])
  expect(places.find(({ code }) => code === '<restart>')?.text).toBe('Rule, never used')
})

it('leads from a rule to its definition and to each line that names it', () => {
  const places = referencePlaces(analysis, 'quantity', t)
  expect(places.map(({ range, text }) => [range.start.line, text])).toEqual([
    [16, 'Definition'],
    [12, ''],
  ])
  expect(places[1]?.code).toBe('<pick>: !tag(PICK, pick | take) <quantity> [from] aisle <aisle>;')
  expect(referencePlaces(analysis, 'none', t)).toEqual([])
})

it('shows the part of a long line around the name', () => {
  const line = `<main>: ${'word '.repeat(60)}<rare> ${'word '.repeat(60)};`
  const long = analyze(`#BNF+EM V2.1;\n!grammar a;\n!start <main>;\n${line}\n<rare>: x;\n`)
  const code = referencePlaces(long, 'rare', t)[1]?.code ?? ''
  expect(code).toContain('<rare>')
  expect(code.length).toBeLessThanOrEqual(122)
  expect(code).toMatch(/^….*…$/)
})
