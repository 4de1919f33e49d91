import { expect, it } from 'vitest'
import { analyze } from '../analyze.js'
import { GrammarLibrary } from '../grammar-library/GrammarLibrary.js'
import { applyEdits } from '../text/textEdit.js'
import { importRules, isNameTaken, lineOfImport, type WantedRule } from './importRules.js'
import { rulesOf } from './rulesOf.js'

const source =
  '#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n!import <date>;\n\n<main>: <date> | <number>;\n<number>: one;\n'
const own = { name: 'mine', source: '#BNF+EM V2.1;\n!grammar m;\n!export <time>;\n<time>: now;\n' }
const analysis = analyze(source, { library: new GrammarLibrary([own], rulesOf('en')) })
const imported = (...wanted: WantedRule[]) => applyEdits(source, importRules(analysis, 'en', wanted))

it('adds a line for each rule after the statements', () => {
  expect(imported({ name: 'letter' }, { name: 'ordinal' })).toBe(
    source.replace('<date>;\n', '<date>;\n!import <letter>;\n!import <ordinal>;\n'),
  )
  expect(imported()).toBe(source)
})

it('gives a rule another name where its own is taken', () => {
  const text = imported({ name: 'number', as: 'amount' })
  expect(text).toBe(
    `${source.replace('<date>;\n', '<date>;\n!import <library.numbers.number>;\n')}<amount>: <library.numbers.number>;\n`,
  )
  const problems = analysis.withSource(text).problems.map(({ code }) => code)
  expect(problems).toEqual(['unused-rule'])
})

it('knows what is imported, and which names are taken', () => {
  expect(lineOfImport(analysis, 'en', 'date')).toBe(4)
  expect(lineOfImport(analysis, 'en', 'letter')).toBeUndefined()
  expect(['number', 'time', 'date', 'letter'].map((name) => isNameTaken(analysis, name))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('adds to a text without a last line break', () => {
  const text = '#BNF+EM V2.1;\n!grammar g;'
  expect(applyEdits(text, importRules(analyze(text), 'fr', [{ name: 'nombre' }]))).toBe(
    `${text}\n!import <nombre>;\n`,
  )
})
