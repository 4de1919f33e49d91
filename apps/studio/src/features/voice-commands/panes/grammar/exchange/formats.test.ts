import { analyze } from '@saywright/grammar'
import { expect, it } from 'vitest'
import { pickingGrammar } from '../../../testing/picking.js'
import { exported, formatOf, formats, imported } from './formats.js'

const analysis = analyze(pickingGrammar)
const slots = { aisle: ['one'], item: ['crate'], dock: ['north'] }

it.each(formats)('knows $name by its beginning, and reads back what was exported', ({ format }) => {
  const { text } = exported(analysis, format, slots, 'en-US')
  expect(formatOf(`\uFEFF\n${text}`)).toBe(format)
  expect(
    analyze(imported(text, format).text).problems.filter(({ severity }) => severity === 'error'),
  ).toEqual([])
})

it('leaves a grammar in its own format unchanged', () => {
  expect(exported(analysis, 'bnf', {}, 'en-US')).toEqual({ text: pickingGrammar, problems: [] })
  const { text, problems } = exported(analysis, 'bnf', slots, 'en-US')
  expect(text).toBe(pickingGrammar)
  expect(problems.map(({ code, arguments: { rule } }) => `${code} ${rule}`)).toEqual([
    'values-left-out <aisle>',
    'values-left-out <item>',
    'values-left-out <dock>',
  ])
  expect(imported(pickingGrammar, formatOf(pickingGrammar))).toEqual({ text: pickingGrammar, problems: [] })
  expect(formatOf('anything')).toBe('bnf')
})
