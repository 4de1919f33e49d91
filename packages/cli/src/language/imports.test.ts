import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { match } from '@saywright/grammar'
import { afterAll, expect, it } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { sayIn } from '../messages/say.js'
import { aFolder } from '../testing/aTerminal.js'
import { completions } from './completions.js'
import { repairs } from './diagnostics.js'
import { GrammarFile } from './GrammarFile.js'
import { definition } from './navigation.js'

const numbers = '#BNF+EM V2.1;\n!grammar n;\n!start <digit>;\n!export <digit>;\n<digit>: one;\n'
const lift = '#BNF+EM V2.1;\n!grammar l;\n!start <go>;\n!import <numbers.digit>;\n<go>: to <numbers.digit>;\n'
const folder = aFolder({ 'numbers.bnf': numbers, 'lift.bnf': lift })
afterAll(() => folder.remove())
const uri = pathToFileURL(join(folder.path, 'lift.bnf')).href
const origin = { line: 1, column: 1, offset: 0 }
const opened = (text: string, version = 1) => new GrammarFile(TextDocument.create(uri, 'bnf', version, text))

it('finds what is imported in the files beside an open one', () => {
  const file = opened(lift)
  expect(file.problems).toEqual([])
  expect(definition(file, { line: 4, character: 12 })).toEqual({
    uri: pathToFileURL(join(folder.path, 'numbers.bnf')).href,
    range: { start: { line: 4, character: 0 }, end: { line: 4, character: 7 } },
  })
  expect(opened(lift.replaceAll('digit', 'none')).problems.map(({ code }) => code)).toEqual([
    'import-unknown-rule',
  ])
})

it('reads a grammar with CRLF and repairs it with the same', () => {
  const file = opened(lift.replaceAll('\n', '\r\n').replace('!grammar l;\r\n', ''))
  const [problem] = file.problems
  const place = file.placeOf(problem?.range ?? { start: origin, end: origin })
  const edits = repairs(file, place, 'en-US').flatMap(({ edit }) => edit?.changes?.[uri] ?? [])
  expect(edits.map(({ newText }) => newText)).toEqual(['\r\n!grammar commands;'])
})

it.each(['file://server/share/lift.bnf', 'file:///a%2Fb/lift.bnf', 'untitled:lift'])(
  'checks what is open at %s',
  (address) => {
    const file = new GrammarFile(TextDocument.create(address, 'bnf', 1, lift.replace('<go>:', '<goo>:')))
    expect(file.problems.map(({ code }) => code)).toContain('undefined-rule')
    expect(definition(file, { line: 2, character: 9 })).toBeNull()
  },
)

it('reads them again when they were saved', () => {
  let text = lift
  const document = { ...TextDocument.create(uri, 'bnf', 1, ''), uri, version: 1, getText: () => text }
  const file = new GrammarFile(document as unknown as TextDocument)
  expect(file.problems).toEqual([])
  writeFileSync(join(folder.path, 'numbers.bnf'), numbers.replaceAll('digit', 'figure'))
  text = `${lift} `
  document.version = 2
  expect(file.problems.map(({ code }) => code)).toEqual(['import-unknown-rule'])
  writeFileSync(join(folder.path, 'numbers.bnf'), numbers)
})

const aisle = '#BNF+EM V2.1;\n!grammar l;\n!start <go>;\n!import <number>;\n<go>: to <number>;\n'

it('finds the library of rules by the language that is written, or by what is imported', () => {
  expect(opened(aisle).problems).toEqual([])
  const french = aisle.replace('!start', '!language "French"; !start')
  expect(opened(french).problems.map(({ code }) => code)).toEqual(['import-unknown-rule'])
  expect(opened(french.replaceAll('number', 'nombre')).problems).toEqual([])
})

it('takes the region of the language from the text, and before that from the model of a project', () => {
  const swiss = (language: string, words: string) =>
    `#BNF+EM V2.1;\n!grammar l;\n!language "${language}";\n!start <go>;\n!import <nombre>;\n<go>: to <nombre> ${words};\n`
  const isSaid = (text: string) => match(opened(text).analysis.compiled, 'to huitante').matched
  expect(isSaid(swiss('French', '[now]'))).toBe(false)
  expect(isSaid(swiss('French (Switzerland)', '[now]'))).toBe(true)
  const model = join(folder.path, 'lift.model.json')
  writeFileSync(model, '{ "language": "fra-CH" }')
  expect(isSaid(swiss('French', '[then]'))).toBe(true)
  writeFileSync(model, '{ "language": ')
  expect(isSaid(swiss('French', '[soon]'))).toBe(false)
  rmSync(model)
})

it('shows the definition of a rule of the library in a file', () => {
  const found = definition(opened(aisle), { line: 4, character: 12 })
  const text = readFileSync(fileURLToPath(found?.uri ?? ''), 'utf8').split('\n')
  expect(text[found?.range.start.line ?? 0]).toMatch(/^<number>:/)
})

it('offers the files, and then what one of them exports', () => {
  const labels = (begun: string, language = '') => {
    const text = `#BNF+EM V2.1;\n!grammar l;\n${language}!start <go>;\n!import <${begun}`
    return completions(opened(text), text.length, { say: sayIn('en-US'), locale: 'en-US' }).items.map(
      ({ label }) => label,
    )
  }
  expect(labels('numbers.')).toEqual(['<numbers.digit>'])
  expect(labels('', '!language "German";\n')).toEqual(expect.arrayContaining(['<numbers.', '<zahl>']))
})
