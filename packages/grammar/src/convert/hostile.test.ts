import { expect, it } from 'vitest'
import {
  analyze,
  conversionProblemCodes,
  describeConversionProblem,
  importGrammar,
  longestConversion,
} from '../index.js'
import { mutated, randomNumbers } from '../testing/mutations.js'

const jsgf = (body: string) => `#JSGF V1.0;\ngrammar g;\npublic <a> = ${body};\n`

it.each([
  ['brackets 100,000 deep', jsgf(`b | ${'('.repeat(100_000)}c${')'.repeat(100_000)}`)],
  ['options never closed', jsgf('b | ['.repeat(100_000))],
  ['100,000 repeats of one word', jsgf(`b ${'*'.repeat(100_000)}`)],
  ['a million alternatives', jsgf(`b${'|c'.repeat(1_000_000)}`)],
  ['100,000 parts that may be silent', jsgf(`b | (${'[c] '.repeat(100_000)})+`)],
  ['quotes never closed', jsgf(`b c${'"\\'.repeat(300_000)}`)],
  ['tags never closed', jsgf(`b c${'{'.repeat(500_000)}`)],
  [
    '25 rules that all lead to each other',
    jsgf('b | <r0>') +
      Array.from(
        { length: 25 },
        (_, at) =>
          `<r${at}> = ${Array.from({ length: 25 }, (_, to) => `w${at} v${to} <r${to}>`).join(' | ')} | w;`,
      ).join('\n'),
  ],
  [
    'a ring of 20,000 rules',
    jsgf('b | <r0>') +
      Array.from({ length: 20_000 }, (_, at) => `<r${at}> = c | d <r${(at + 1) % 20_000}>;`).join('\n'),
  ],
  [
    'a rule that goes on with itself in 5,000 ways',
    jsgf(`b | ${Array.from({ length: 5000 }, (_, at) => `w${at} <a>`).join(' | ')}`),
  ],
  [
    'a chain of 50,000 rules',
    jsgf('b | <r0>') + Array.from({ length: 50_000 }, (_, at) => `<r${at}> = <r${at + 1}>;`).join('\n'),
  ],
])(
  'converts %s without hanging',
  (_, text) => {
    const { text: source } = importGrammar(text, 'jsgf')
    expect(source).toMatch(/<a>: (?:[!repeat(]*b|!repeat\(\n? *w0)|^$/)
  },
  30_000,
)

it.each([
  ['tags never closed', '{'.repeat(500_000)],
  ['long tags never closed', '{!{}'.repeat(200_000)],
])(
  'converts ABNF with %s without hanging',
  (_, tags) => {
    expect(importGrammar(`#ABNF 1.0;\nroot $a;\n$a = b c${tags};\n`, 'srgs-abnf').text).toContain('<a>: b c')
  },
  30_000,
)

it.each([
  ['elements 100,000 deep', `<rule id="a">b${'<item>'.repeat(100_000)}</rule>`],
  ['100,000 rules', Array.from({ length: 100_000 }, (_, at) => `<rule id="a${at}">b</rule>`).join('')],
  ['ends without beginnings', `<rule id="a">b</rule>${'</item>'.repeat(100_000)}`],
  ['an attribute without end', `<rule id="${'a'.repeat(1_000_000)}`],
  ['spaces without end', `<rule${' '.repeat(200_000)}`],
])(
  'reads XML with %s without hanging',
  (_, rules) => {
    const { problems } = importGrammar(`<grammar version="1.0">${rules}</grammar>`, 'srgs-xml')
    expect(problems.length).toBeGreaterThan(0)
  },
  120_000,
)

it('expands no entity of a document type', () => {
  const bomb = `<!DOCTYPE x [${Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('')}]>`
  const { text, problems } = importGrammar(`${bomb}<grammar><rule id="a">&e20;</rule></grammar>`, 'srgs-xml')
  expect([text, problems.map(({ code }) => code)]).toEqual(['', ['unreadable', 'nothing-to-say']])
})

it('refuses a text that is too long', () => {
  const { text, problems } = importGrammar(' '.repeat(longestConversion + 1), 'jsgf')
  expect([text, problems[0]?.code]).toEqual(['', 'text-too-long'])
})

const whole = {
  jsgf: '#JSGF V1.0;\ngrammar g;\nimport <x.*>;\npublic <a> = ([b] /2/ "c d"* {t}) | <e> <x.f>+;\n<e> = <NULL> | <e> g;\n',
  'srgs-abnf':
    '#ABNF 1.0;\nlanguage en;\nroot $a;\npublic $a = ([b] /2/ "c d"<0-> {!{t}!}) | $e $<x#f><1-3>;\n$e = $NULL | g $e;\n',
  'srgs-xml':
    '<grammar version="1.0" root="a"><rule id="a">b <one-of><item weight="2" repeat="0-">c &amp; d<tag>t</tag></item><item><ruleref uri="#e"/></item></one-of></rule><rule id="e"><ruleref special="NULL"/>g</rule></grammar>',
}

it.each(['jsgf', 'srgs-abnf', 'srgs-xml'] as const)(
  'converts damaged %s into sources without errors',
  (format) => {
    const random = randomNumbers(47)
    for (let count = 0; count < 1500; count++) {
      const text = mutated(whole[format], random)
      const { text: source, problems } = importGrammar(text, format)
      for (const { range } of problems) expect(range.end.offset).toBeLessThanOrEqual(text.length)
      if (source === '') continue
      const errors = analyze(source).problems.filter(({ severity }) => severity === 'error')
      expect(errors, `${text}\n=>\n${source}`).toEqual([])
    }
  },
  120_000,
)

it.each(conversionProblemCodes)('says %s in both languages', (code) => {
  const problem = { ...importGrammar('', 'jsgf').problems[0], code, arguments: {} } as Parameters<
    typeof describeConversionProblem
  >[0]
  const [english, french] = [
    describeConversionProblem(problem, 'en-US'),
    describeConversionProblem(problem, 'fr-FR'),
  ]
  expect(english).not.toBe(french)
  expect(french).not.toMatch(/ [:;?»]|« /)
})
