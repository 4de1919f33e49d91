import { expect, it } from 'vitest'
import { analyze, describeProblem, generate, type ProblemCode, problemCodes } from './index.js'
import { grammarOf } from './testing/compiled.js'
import { picking } from './testing/picking.js'

/** One faulty source for each code, beside those of the shared cases, with the expected place of the problem. */
const examples: [code: ProblemCode, place: string, source: string][] = [
  ['header', '1:1', ` ${grammarOf('yes')}`],
  ['header', '1:1', `// first\n${grammarOf('yes')}`],
  ['header', '1:1', grammarOf('yes').replace('2.1', '3.0')],
  ['header-version', '1:1', grammarOf('yes').replace(' V2.1', 'V1.0')],
  ['missing-grammar', '1:1', grammarOf('yes').replace('!grammar test;\n', '')],
  ['duplicate-grammar', '5:1', grammarOf('yes', '!grammar other;')],
  ['missing-start', '1:1', '#BNF+EM V2.1;\n!grammar a;\n<main>: yes;\n'],
  ['only-exports', '1:1', '#BNF+EM V2.1;\n!grammar a;\n!export <main>;\n<main>: yes;\n'],
  ['undefined-rule', '4:14', grammarOf('open <door>')],
  ['undefined-rule', '5:9', grammarOf('yes', '!export <door>;')],
  ['missing-semicolon', '5:7', '#BNF+EM V2.1;\n!grammar a;\n!start <b>;\n<b>: (yes |\n no  )'],
  ['missing-semicolon', '3:1', grammarOf('yes').replace('test;', 'test')],
  ['missing-colon', '5:1', grammarOf('<a>', '<a> yes;')],
  ['unbalanced', '4:21', grammarOf('open | close)')],
  ['unbalanced', '4:9', grammarOf('[open)')],
  ['unbalanced', '4:21', grammarOf('!optional(a [b)')],
  ['unbalanced', '4:12', grammarOf('(a ] b) c')],
  ['unbalanced', '4:16', grammarOf('!repeat(one, 1, 2')],
  ['unbalanced', '4:11', grammarOf('a <door', '<door>: b;')],
  ['empty-group', '4:14', grammarOf('open ()')],
  ['empty-group', '4:14', grammarOf('open ""')],
  ['empty-alternative', '4:15', grammarOf('open |')],
  ['empty-alternative', '4:10', grammarOf('(| open)')],
  ['repeat-bounds', '4:9', grammarOf('!repeat(a, 0, 0)')],
  ['directive-arguments', '4:9', grammarOf('!repeat(a)')],
  ['directive-arguments', '4:9', grammarOf('!tag("x", a)')],
  ['directive-arguments', '4:9', grammarOf('!optional(a, b) c')],
  ['directive-arguments', '5:1', grammarOf('yes', '!start main;')],
  ['unknown-directive', '4:11', grammarOf('a !maybe(b)')],
  ['unknown-directive', '5:1', grammarOf('yes', '!foo bar;')],
  ['unterminated-string', '4:13', grammarOf('yes "no')],
  ['unterminated-string', '5:23', grammarOf('yes', '!pronounce yes PRONAS "why;')],
  ['unterminated-comment', '2:1', grammarOf('yes').replace('!grammar', '/*\n!grammar')],
  ['duplicate-rule', '5:1', grammarOf('yes', '<main>: no;')],
  ['recursive-rule', '4:1', grammarOf('yes [<main>]')],
  ['slot-not-flat', '6:1', grammarOf('<s>', '!slot <s>;\n<s>: a | [b];')],
  ['bad-pronounce', '5:1', grammarOf('yes', '!pronounce yes PRONAS ;')],
  ['bad-action', '4:13', grammarOf('yes {@ = 3;}')],
  ['bad-action', '4:13', grammarOf('yes {@ = "3"} | no')],
  ['bad-action', '4:13', grammarOf('yes {@ = "3"; | no')],
  ['start-may-be-empty', '3:8', grammarOf('<...> !repeat(a, 0, 2)')],
  ['repeat-of-empty', '4:11', grammarOf('a !repeat(<b>, 1, *)', '<b>: [c];')],
  ['unexpected-character', '4:11', grammarOf('a % b')],
  ['unexpected-character', '4:11', grammarOf('a &&& b')],
  ['unexpected-character', '4:10', grammarOf('a, b')],
  ['nesting-too-deep', '4:109', grammarOf(`${'('.repeat(101)}a${')'.repeat(101)}`)],
  ['nesting-too-deep', '4:1111', grammarOf(`a ${'{@ = "1";} '.repeat(101)}`)],
  ['unused-rule', '5:1', grammarOf('yes', '<a>: no;')],
  ['unused-slot', '5:7', grammarOf('yes', '!slot <a>;\n<a>: no;')],
  ['unused-pronounce', '5:1', grammarOf('yes', '!pronounce wifi PRONAS "why fye";')],
  ['duplicate-alternative', '4:39', grammarOf('go !tag(T, [b] | "New York" | new york)')],
]

it.each(examples)('reports %s once, at %s', (code, place, source) => {
  const found = analyze(source).problems.map(
    ({ range: { start }, ...problem }) => `${problem.code} ${start.line}:${start.column}`,
  )

  expect(found).toEqual([`${code} ${place}`])
})

it('has an example of every code but those of imports, which need other grammars', () => {
  const left = problemCodes.filter((code) => !examples.some(([known]) => known === code))
  expect(left.filter((code) => !code.startsWith('import-'))).toEqual([])
})

it.each(examples)('%s at %s is said in both languages, every name filled in', (_code, _place, source) => {
  for (const problem of analyze(source).problems) {
    const [english, french] = [describeProblem(problem, 'en-US'), describeProblem(problem, 'fr-FR')]
    expect(english).not.toBe(french)
    for (const sentence of [english, french]) expect(sentence).not.toMatch(/\{\{|undefined|“”|« »/)
    expect(french).not.toMatch(/ [:;?»]| !(?!\w)|« /)
  }
})

it('warns once about the picking grammar, naming the start that does not reach the rule', () => {
  const [problem, ...others] = analyze(picking).problems
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'unused-rule',
    severity: 'warning',
    range: { start: { line: 22, column: 1 } },
  })
  expect(problem && describeProblem(problem, 'en-US')).toBe('Rule <restart> is never reached from <order>.')
})

it('reads a header without its space, and one after a byte order mark', () => {
  expect(analyze(grammarOf('yes').replace('EM V', 'EMV')).problems).toEqual([])
  expect(analyze(`\uFEFF${grammarOf('yes')}`).problems).toEqual([])
})

it('continues after each error and sorts what it finds', () => {
  const source = grammarOf('(open', '<a>: b | ;\n<c>: %;\n!grammer x;\n')
  expect(analyze(source).problems.map(({ code, range }) => [code, range.start.line])).toEqual([
    ['unbalanced', 4],
    ['empty-alternative', 5],
    ['unexpected-character', 6],
    ['unknown-directive', 7],
  ])
  expect(analyze(source).grammar.statements).toHaveLength(5)
})

it('does not call a word unused that a slot may hold at run time', () => {
  expect(
    analyze(grammarOf('call <who>', '!slot <who>;\n!pronounce siobhan PRONAS "shi vawn";')).problems,
  ).toEqual([])
})

it('takes over the problems of a linter, and reads the text only for its tree', () => {
  const source = grammarOf('open <door>')
  const { problems } = analyze(source)
  const told = analyze(source, { problems })
  expect(told.problems).toBe(problems)
  expect(told.hasErrors).toBe(true)
  expect(told.grammar).toEqual(analyze(source).grammar)
})

it.each([
  ['main', 'open a'],
  ['thing', 'a'],
  ['apart', 'alone'],
  ['who', 'Anna'],
])('compiles the sentences of <%s> alone, reached from the start or not', (rule, sentence) => {
  const analysis = analyze(
    grammarOf('open <thing> [<who>]', '<thing>: a | b;\n<apart>: alone;\n!slot <who>;'),
  )
  const from = analysis.compiledFrom(rule)
  expect(from && generate(from, { limit: 1, slots: { who: ['Anna'] } })).toEqual([sentence])
  expect(analysis.compiledFrom(rule)).toBe(from)
  expect(analysis.compiledFrom('none')).toBeUndefined()
})
