import { libraryRules } from '@saywright/grammar/library'
import { expect, it } from 'vitest'
import { exampleRows } from './exampleRows.js'

const rulesOf = (language: string, ...names: readonly string[]) =>
  names.map((name) => {
    const found = libraryRules(language).find((rule) => rule.name === name)
    if (!found) throw new Error(name)
    return found
  })

it('gives each example with its kind and value, the rules one after the other', () => {
  expect(exampleRows('en-US', rulesOf('en-US', 'number_99', 'ordinal'), 0)).toEqual([
    { said: 'zero', kind: 'number', value: '0' },
    { said: 'ninety nine', kind: 'number', value: '99' },
    { said: 'first', kind: 'ordinal', value: '1' },
    { said: 'twenty third', kind: 'ordinal', value: '23' },
  ])
})

it('names a second way to say a value beside the first', () => {
  const rows = exampleRows('fr-BE', rulesOf('fr-BE', 'nombre'), 0)
  expect(rows).toContainEqual({
    said: 'soixante et onze',
    also: 'septante et un',
    kind: 'number',
    value: '71',
  })
})

it('draws of one rule after the other, each with the value of its own', () => {
  const rows = exampleRows('en-US', rulesOf('en-US', 'number_99', 'digits'), 2)
  const [, , , ...more] = rows
  expect(new Set(more.map(({ kind }) => kind))).toEqual(new Set(['number', 'digits']))
  expect(more.every(({ value }) => value !== undefined)).toBe(true)
})
