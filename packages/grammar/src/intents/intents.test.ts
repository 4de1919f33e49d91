import { expect, it } from 'vitest'
import { addIntent, analyze, applyEdits, intentsOf, renameIntent, sentencesOfIntent } from '../index.js'
import { grammarOf } from '../testing/compiled.js'
import { picking, pickingSlots } from '../testing/picking.js'

const analysis = analyze(picking)
const editsOf = (change: ReturnType<typeof renameIntent>) => ('edits' in change ? change.edits : [])

it('finds each intent once, with its rules and what is beside it', () => {
  expect(intentsOf(analysis).map(({ name, rules }) => [name, rules])).toEqual([
    ['PICK', ['pick']],
    ['CONFIRM', ['confirm']],
    ['REPORT', ['report']],
  ])
  expect(intentsOf(analysis).map(({ parts }) => parts)).toEqual([
    [
      { name: 'quantity', kind: 'rule', branches: 5 },
      { name: 'aisle', kind: 'slot', branches: 0 },
    ],
    [],
    [
      { name: 'issue', kind: 'rule', branches: 1 },
      { name: 'dock', kind: 'slot', branches: 2 },
    ],
  ])
})

it('renames an intent in every tag and nothing else', () => {
  const source = grammarOf(
    '!tag(GO, go) <where> // GO',
    '<where>: !tag(GO, home) | "GO" | go {GO = "GO";};\n',
  )
  const renamed = applyEdits(source, editsOf(renameIntent(analyze(source), 'GO', ' Leave ')))
  expect(renamed).toBe(source.replaceAll('!tag(GO,', '!tag(Leave,'))
})

it.each([
  ['NONE', 'NEW', 'unknown'],
  ['PICK', 'two words', 'invalid'],
  ['PICK', '', 'invalid'],
  ['PICK', '2nd', 'invalid'],
  ['PICK', ' report ', 'taken'],
])('F-072 refuses to call %s “%s”: %s', (name, wanted, refused) => {
  expect(renameIntent(analysis, name, wanted)).toEqual({ refused })
})

it('may change the case of a name', () => {
  expect(editsOf(renameIntent(analysis, 'PICK', 'pick'))).toHaveLength(1)
})

it('adds an intent that can be said at once and leaves the rest of the text unchanged', () => {
  const added = applyEdits(picking, editsOf(addIntent(analysis, 'STOP', 'stop  now')))
  expect(added).toBe(`${picking.replace('<idle> );', '<idle> ) | <stop>;')}<stop>: !tag(STOP, stop now);\n`)
  expect(analyze(added).hasErrors).toBe(false)
  expect(
    sentencesOfIntent(analyze(added).compiled, { name: 'STOP', rules: ['stop'] }, { slots: pickingSlots }),
  ).toEqual(['stop now'])
})

it('gives the rule of an intent an unused name, and rejects words that cannot be said', () => {
  const source = grammarOf('go')
  expect(applyEdits(source, editsOf(addIntent(analyze(source), 'MAIN', 'home')))).toContain('<main_2>: !tag')
  expect(addIntent(analyze(source), 'STOP', 'stop; <main>')).toEqual({ refused: 'unspoken' })
  expect(addIntent(analyze(source), 'STOP', ' ')).toEqual({ refused: 'unspoken' })
  expect(addIntent(analysis, 'pick', 'go')).toEqual({ refused: 'taken' })
})

it('gives sentences of an intent alone, the same for the same seed', () => {
  const source = grammarOf('!tag(ON, on) | !tag(OFF, off) | on <...>')
  const sample = (seed: number) =>
    sentencesOfIntent(analyze(source).compiled, { name: 'OFF', rules: ['main'] }, { seed })
  expect(sample(1)).toEqual(['off'])
  const picks = (seed: number) =>
    sentencesOfIntent(
      analysis.compiled,
      { name: 'PICK', rules: ['pick'] },
      { slots: pickingSlots, seed, limit: 4 },
    )
  expect(picks(3)).toHaveLength(4)
  expect(picks(3)).toEqual(picks(3))
  expect(picks(3)).not.toEqual(picks(4))
  expect(sentencesOfIntent(analysis.compiled, { name: 'X', rules: ['none'] })).toEqual([])
})
