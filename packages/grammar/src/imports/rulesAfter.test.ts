import { expect, it } from 'vitest'
import { rulesAfter } from './rulesAfter.js'

it('names what a text imports, each once, behind spaces and comments', () => {
  const text =
    '!import <a.b>; !import /* why */ <c>;\n!import // so\n<a.b>;!import<d>; !export <e>; !import f;'
  expect(rulesAfter('!import', text)).toEqual(['a.b', 'c', 'd'])
  expect(rulesAfter('!export', text)).toEqual(['e'])
})

it('passes over comments, strings and other directives', () => {
  const text =
    '// !import <a>;\n/* !import <b>; */ <r>: "!import <c>" !imported <d> | "open\n; !import <e>; /* !import <f>;'
  expect(rulesAfter('!import', text)).toEqual(['e'])
})

it('stays in proportion to a text of comments that never end', () => {
  expect(rulesAfter('!import', '!import /* '.repeat(45_000))).toEqual([])
  expect(rulesAfter('!import', '!import <'.repeat(45_000))).toEqual([])
  expect(rulesAfter('!import', '"'.repeat(500_001))).toEqual([])
  expect(rulesAfter('!import', `!${'import'.repeat(80_000)}`)).toEqual([])
})
