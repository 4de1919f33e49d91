import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  analyze,
  type CompiledGrammar,
  exportGrammar,
  GrammarLibrary,
  generate,
  importGrammar,
  match,
  toJsgf,
  toSrgs,
} from '../index.js'
import { validCases } from '../testing/cases.js'
import { grammarOf } from '../testing/compiled.js'
import { imported } from '../testing/imported.js'
import { randomGrammar } from '../testing/randomGrammar.js'

const formats = ['jsgf', 'srgs-abnf', 'srgs-xml', 'jsgf of an engine'] as const

function there(source: string, format: (typeof formats)[number]): string {
  const analysis = analyze(source)
  if (format === 'jsgf of an engine') return toJsgf(analysis.compiled)
  return exportGrammar(analysis, { format, language: 'fr-FR' }).text
}

function refusedBy(grammar: CompiledGrammar, sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => !match(grammar, sentence, { nearest: false }).matched)
}

const rounds = Number(process.env.SAYWRIGHT_GRAMMARS ?? 1000)

it.each(formats)(
  'keeps the sentences of random grammars on the way through %s and back',
  (format) => {
    for (const source of fc.sample(randomGrammar, { numRuns: rounds, seed: 47 })) {
      const there_ = there(source, format)
      const { text, problems } = importGrammar(there_, format === 'jsgf of an engine' ? 'jsgf' : format)
      const [before, after] = [analyze(source).compiled, analyze(text).compiled]
      expect(problems, there_).toEqual([])
      expect(refusedBy(after, generate(before, { limit: 60, seed: 1 })), `${source}\n${text}`).toEqual([])
      expect(refusedBy(before, generate(after, { limit: 60, seed: 2 })), `${source}\n${text}`).toEqual([])
    }
  },
  120_000,
)

it.each(validCases)('keeps what $id accepts and refuses in each format', ({ src, slots, accept, reject }) => {
  for (const format of ['jsgf', 'srgs-abnf', 'srgs-xml'] as const) {
    const { text } = exportGrammar(analyze(src), { format, slots })
    const { accepts, errors } = imported(text, format)
    expect(errors).toEqual([])
    for (const said of Object.keys(accept)) expect(accepts(said), `${said}\n${text}`).toBe(true)
    for (const said of reject) expect(accepts(said), `${said}\n${text}`).toBe(false)
  }
})

it('writes both forms with literal tags', () => {
  const source = grammarOf(
    '[please] (open {@ = "1";} | close {@how = "a<b";}) !repeat(<room>, 1, *) <...>',
    '!language "en-GB";\n!slot <room>;\n<room>: "living room" | U.S.;',
  )
  expect(toSrgs(analyze(source), { form: 'abnf' })).toEqual({
    text: [
      '#ABNF 1.0 UTF-8;\nlanguage en-GB;\nmode voice;\nroot $main;\ntag-format <semantics/1.0-literals>;\n',
      'public $main = [please] ((open) {!{1}!} | (close) {!{how=a<b}!}) ($room) <1-> [$GARBAGE];',
      '$room = ((living room) {!{living room}!} | ("U.S.") {!{U.S.}!});\n',
    ].join('\n'),
    problems: [expect.objectContaining({ code: 'slot-written', severity: 'warning' })],
  })
  expect(toSrgs(analyze(source), { form: 'xml' }).text).toContain(
    '<item><item>close</item><tag>how=a&lt;b</tag></item></item></one-of> <item repeat="1-"><ruleref uri="#room"/></item> <item repeat="0-1"><ruleref special="GARBAGE"/></item></rule>',
  )
})

it('writes JSGF with tags, and repeats round by round', () => {
  const source = grammarOf(
    '(open {@ = "1";} | close {@how = "a}b";}) !repeat(<room> | "x y", 1, 3) !repeat(up, 2, *) U.S.',
    '!language "en-GB";\n!slot <room>;\n<room>: hall;',
  )
  expect(exportGrammar(analyze(source), { format: 'jsgf' })).toEqual({
    text: [
      '#JSGF V1.0 UTF-8 en-GB;\n\ngrammar test;\n',
      'public <main> = ((open) {1} | (close) {how=a\\}b}) (<main_part>) [<main_part> [<main_part>]] (up) (up) (up)* "U.S.";',
      '<main_part> = (<room> | x y);',
      '<room> = ((hall) {hall});\n',
    ].join('\n'),
    problems: [expect.objectContaining({ code: 'slot-written', severity: 'warning' })],
  })
})

it('reports what JSGF cannot express, with its position', () => {
  const source = grammarOf('<...> !tag(GO, go) !repeat(up, 1, 40)', '!pronounce go PRONAS "gow";')
  const { problems } = exportGrammar(analyze(source), { format: 'jsgf', language: 'en-US' })
  expect(
    problems.map(
      ({ code, severity, range: { start } }) => `${severity} ${code} ${start.line}:${start.column}`,
    ),
  ).toEqual(['warning any-speech 4:9', 'error repeat-opened 4:28', 'warning pronunciation 5:1'])
})

it('reports what SRGS cannot express, with its position', () => {
  // The start is public in the output, so that its export survives.
  const source = grammarOf(
    '!tag(GO, go) <who>',
    '!slot <who>;\n!pronounce go PRONAS "gow";\n!export <who>;\n!export <main>;',
  )
  const { text, problems } = toSrgs(analyze(source), { form: 'abnf' })
  expect(problems.map(({ code, range: { start } }) => `${code} ${start.line}:${start.column}`)).toEqual([
    'language-assumed 1:1',
    'empty-slot 4:22',
    'pronunciation 6:1',
    'left-out 7:1',
  ])
  expect(text).toContain('$who = $VOID;')
})

it('gives two rules of one name two names', () => {
  const colours = '#BNF+EM V2.1;\n!grammar b;\n!export <a>;\n<a>: <x>;\n<x>: red;\n'
  const library = new GrammarLibrary([{ name: 'colours', source: colours }])
  const source = analyze(grammarOf('<x> <a>', '!import <a>;\n<x>: blue;'), { library })
  expect(imported(toSrgs(source, { form: 'xml' }).text, 'srgs-xml').accepts('blue red')).toBe(true)
})
