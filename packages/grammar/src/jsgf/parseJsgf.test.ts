import { expect, it } from 'vitest'
import { JsgfError, type JsgfExpansion, type ParseJsgfOptions, parseJsgf } from './index.js'

/** An expansion in short: words in quotes, tags and repeats behind what bears them. */
function written(expansion: JsgfExpansion): string {
  switch (expansion.kind) {
    case 'words':
      return `"${expansion.text}"`
    case 'reference':
      return `<${expansion.name}>`
    case 'sequence':
      return expansion.items.map(written).join(' ')
    case 'choice':
      return `(${expansion.items.map((item, at) => `${expansion.weights?.[at] ?? ''}:${written(item)}`).join('|')})`
    case 'repeat':
      return `${written(expansion.item)}{${expansion.minimum},${expansion.maximum}}`
    case 'value':
      return `${written(expansion.item)}=${expansion.value}`
    default:
      return expansion.kind
  }
}

const faultOf = (text: string, options?: ParseJsgfOptions) => {
  try {
    parseJsgf(text, options)
    return undefined
  } catch (error) {
    if (!(error instanceof JsgfError)) throw error
    return error.message
  }
}

it('reads rules in their order, with weights, tags, quoted words and references', () => {
  const { language, name, rules, starts, targetOf } = parseJsgf(
    '#JSGF V1.0 UTF-8 fr;\ngrammar a.lamps;\n// said\npublic <on> = /2.5/ [Allume] {t} | "la lampe"+ | /1e1f/ <été>;\n<été> = x;',
  )
  expect([language, name, starts]).toEqual(['fr', 'a.lamps', ['on']])
  expect(rules.map((rule) => `${rule.name} ${rule.comments} ${written(rule.body)}`)).toEqual([
    'on said (2.5:"Allume"{0,1}=t|:"la lampe"{1,Infinity}|10:<été>)',
    'été  "x"',
  ])
  const { range } = rules[0]!
  const leadsTo = (rule: string) => targetOf({ kind: 'reference', name: rule, range })
  expect(['été', 'lamps.on', 'GARBAGE', 'NULL', 'VOID', 'z'].map((rule) => leadsTo(rule).kind)).toEqual([
    ...['rule', 'rule', 'any', 'silence', 'never', 'slot'],
  ])
})

it('needs no header', () => {
  expect(parseJsgf('public <a> = b;').starts).toEqual(['a'])
})

it.each([
  ['public <a> = ;', '1:14 empty-alternative'],
  ['public <a> = b | ();', '1:19 empty-alternative'],
  ['public <a> = b {t} | {t};', '1:25 empty-alternative'],
  ['public <a> = b', '1:15 missing-semicolon'],
  ['public <a> = b\n\n  (c;', '3:5 unreadable ; )'],
  ['public <a> b;', '1:12 unreadable b ='],
  ['grammar a public <b> = c;', '1:11 unreadable public ;'],
  ['#JSGF V1.0 UTF-8 en US;', '1:1 unreadable #JSGF'],
  ['public <a> = "b;', '1:14 unreadable "'],
  ['public <a> = b /2/;', '1:16 misplaced-weight'],
  ['public <a> = /./ b;', '1:14 misplaced-weight'],
  ['<a> = b; <a> = c;', '1:10 duplicate-rule <a> <a>'],
  ['import <b.c>;', '1:8 imported-rule <b.c>'],
])('refuses %j at the first place that cannot be read', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

it('refuses more than it is to take', () => {
  const nested = `<a> = ${'('.repeat(61)}b${')'.repeat(61)};`
  expect(faultOf(nested)).toBe('1:67 nesting-too-deep 60')
  expect(faultOf(nested, { deepestNesting: 61 })).toBeUndefined()
  expect(faultOf('<a> = b;', { maxTokens: 4 })).toBeUndefined()
  expect(faultOf('<a> = b;', { maxTokens: 3 })).toBe('1:8 too-many-tokens')
})

// A conversion reports at most a thousand losses.
it('misses no fault behind what only a conversion loses', () => {
  expect(faultOf(`<a> = ${'/2/ b | '.repeat(2000)} c } ;`)).toContain('unreadable }')
})
