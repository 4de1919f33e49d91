import { expect, it } from 'vitest'
import { analyze, applyEdits, definitionOf, outline, referencesTo, renameRule, ruleAt } from '../index.js'
import { grammarOf } from '../testing/compiled.js'
import { picking } from '../testing/picking.js'

const source = grammarOf(
  'go <where> | <far> <who> // <where>',
  '<where>: home | !tag(FAR, <far>);\n<far>: away;\n!slot <who>;\n!import <else>;\n!export <far>;\n<broken: <where> (;\n',
)
const analysis = analyze(source)
const places = (ranges: readonly { start: { line: number; column: number } }[]) =>
  ranges.map(({ start }) => `${start.line}:${start.column}`)

it.each([
  ['<where>', 'where', 'rule'],
  ['<who>', 'who', 'slot'],
  ['<else>', 'else', 'import'],
  ['<main>', 'main', 'rule'],
] as const)('finds %s from each place of its name and not beside it', (text, name, kind) => {
  const start = source.indexOf(text)
  for (let offset = start; offset <= start + text.length; offset++)
    expect(ruleAt(analysis, offset)).toMatchObject({ name, kind, range: { start: { offset: start } } })
  expect(ruleAt(analysis, start - 1)?.range.start.offset).not.toBe(start)
  expect(ruleAt(analysis, start + text.length + 1)?.range.start.offset).not.toBe(start)
})

it('names no rule in a comment, before the text or behind it', () => {
  expect(ruleAt(analysis, source.indexOf('// <where>') + 5)).toBeUndefined()
  for (const offset of [-1, 0, source.length, source.length + 9])
    expect(ruleAt(analysis, offset)).toBeUndefined()
  expect(ruleAt(analyze(''), 0)).toBeUndefined()
  const none = grammarOf('<none>')
  expect(ruleAt(analyze(none), none.indexOf('<none>') + 2)).toMatchObject({ name: 'none', kind: 'undefined' })
})

it('leads to definitions and references, also of statements that cannot be read', () => {
  expect(
    places(
      [definitionOf(analysis, 'where'), definitionOf(analysis, 'who'), definitionOf(analysis, 'else')].filter(
        (range) => range !== undefined,
      ),
    ),
  ).toEqual(['5:1', '7:7', '8:9'])
  expect(definitionOf(analysis, 'none')).toBeUndefined()
  expect(places(referencesTo(analysis, 'where'))).toEqual(['4:12', '10:10'])
  expect(places(referencesTo(analysis, 'far'))).toEqual(['4:22', '5:27', '9:9'])
  expect(referencesTo(analysis, 'none')).toEqual([])
})

it('renames a rule everywhere, and a sentence stays a sentence', () => {
  const renaming = renameRule(analyze(picking), 'digit', 'chiffre-é')
  const renamed = applyEdits(picking, 'edits' in renaming ? renaming.edits : [])
  expect(renamed).toBe(picking.replaceAll('<digit>', '<chiffre-é>'))
  expect(analyze(renamed).problems.map(({ code }) => code)).toEqual(
    analyze(picking).problems.map(({ code }) => code),
  )
  const slot = renameRule(analyze(picking), 'dock', 'gate')
  expect(applyEdits(picking, 'edits' in slot ? slot.edits : [])).toBe(picking.replaceAll('<dock>', '<gate>'))
  expect(renameRule(analysis, 'far', 'far')).toEqual({ edits: [] })
})

it.each([
  ['none', 'new', 'unknown'],
  ['else', 'new', 'imported'],
  ['far', 'where', 'taken'],
  ['far', 'who', 'taken'],
  ['far', 'else', 'taken'],
  ['far', '', 'invalid'],
  ['far', '2nd', 'invalid'],
  ['far', 'two words', 'invalid'],
  ['far', 'a>b', 'invalid'],
  ['far', '...', 'invalid'],
])('refuses to call <%s> “%s”: %s', (name, wanted, refused) => {
  expect(renameRule(analysis, name, wanted)).toEqual({ refused })
})

it('refuses the name of a rule that is referred to and not yet defined', () => {
  expect(renameRule(analyze(grammarOf('<none>')), 'main', 'none')).toEqual({ refused: 'taken' })
})

it('lists what a grammar holds', () => {
  expect(
    outline(analysis).map(({ name, kind, isStart, isExported, tags, range }) => [
      name,
      kind,
      isStart,
      isExported,
      tags,
      range.start.line,
    ]),
  ).toEqual([
    ['main', 'rule', true, false, [], 4],
    ['where', 'rule', false, false, ['FAR'], 5],
    ['far', 'rule', false, true, [], 6],
    ['who', 'slot', false, false, [], 7],
    ['else', 'import', false, false, [], 8],
    ['broken', 'rule', false, false, [], 10],
  ])
  for (const { name, uses } of outline(analysis)) expect(uses, name).toBe(referencesTo(analysis, name).length)
  const docks = outline(analyze(picking)).filter(({ name }) => name === 'dock')
  expect(docks).toMatchObject([{ kind: 'slot', range: { start: { line: 20 } } }])
})
