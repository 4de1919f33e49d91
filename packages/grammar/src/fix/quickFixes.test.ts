import { expect, it } from 'vitest'
import { analyze, applyEdits, describeFix, quickFixes } from '../index.js'
import { grammarOf } from '../testing/compiled.js'
import { picking } from '../testing/picking.js'

/** Each source has one problem; each of its repairs must leave none. */
const repairable: [name: string, source: string, expected: string][] = [
  ['no header', grammarOf('yes').replace('#BNF+EM V2.1;\n', ''), grammarOf('yes')],
  ['wrong header', grammarOf('yes').replace('V2.1', 'V9'), grammarOf('yes')],
  ['late header', `// hello\n${grammarOf('yes')}`, `#BNF+EM V2.1;\n// hello\n${grammarOf('yes').slice(14)}`],
  ['old header', grammarOf('yes').replace('V2.1', 'V1.1'), grammarOf('yes')],
  ['no !grammar', grammarOf('yes').replace('!grammar test;\n', ''), ''],
  ['two !grammar', grammarOf('yes', '!grammar other;\n'), grammarOf('yes')],
  ['no !start', grammarOf('yes').replace('!start <main>;\n', ''), grammarOf('yes')],
  ['no semicolon', grammarOf('<a>', '<a>: b;\n').replace('<a>;', '<a>'), grammarOf('<a>', '<a>: b;\n')],
  ['no last semicolon', grammarOf('yes').trimEnd().slice(0, -1), grammarOf('yes').trimEnd()],
  ['no colon', grammarOf('<a>', '<a> yes;'), grammarOf('<a>', '<a>: yes;')],
  ['open bracket', grammarOf('(open | close door'), grammarOf('(open | close door)')],
  ['closed bracket', grammarOf('open | close)'), grammarOf('open | close')],
  ['open rule name', grammarOf('a <b', '<b>: c;'), grammarOf('a <b>', '<b>: c;')],
  ['open quote', grammarOf('"along with | and').replace('and', 'and'), grammarOf('"along with" | and')],
  ['empty alternative', grammarOf('open | | close'), grammarOf('open |  close')],
  ['empty last alternative', grammarOf('open |'), grammarOf('open ')],
  ['empty group', grammarOf('open ()'), grammarOf('open ')],
  [
    'swapped bounds',
    grammarOf('!repeat(!repeat(a, 1, 2), 3, 2)'),
    grammarOf('!repeat(!repeat(a, 1, 2), 2, 3)'),
  ],
  ['bound of zero', grammarOf('a !repeat(b, 0, 0)'), grammarOf('a !repeat(b, 0, 1)')],
  ['misspelt directive', grammarOf('a !optionel(b)'), grammarOf('a !optional(b)')],
  ['misspelt rule', grammarOf('<dor>', '<door>: b;\n').replace('<dor>', '<door> <dor>'), ''],
  ['undefined rule', grammarOf('open <front_door>'), ''],
  ['same rule twice', grammarOf('yes', '<main>: no;\n'), grammarOf('yes')],
  ['slot with a rule', grammarOf('<s>', '!slot <s>;\n<s>: [a] b;'), grammarOf('<s>', '<s>: [a] b;')],
  [
    'bare pronunciation',
    grammarOf('a', '!pronounce a PRONAS why fye;'),
    grammarOf('a', '!pronounce a PRONAS "why fye";'),
  ],
  ['bad action', grammarOf('a {@ = "A"}'), grammarOf('a {@ = "A";}')],
  ['bad named action', grammarOf('a {letter = A;}'), grammarOf('a {@letter = "A";}')],
  ['action alone', grammarOf('a | {@ = "A";} b'), grammarOf('a |  b')],
  ['repeat of an option', grammarOf('a !repeat([b], 0, *)'), grammarOf('a !repeat((b), 0, *)')],
  ['unknown sign', grammarOf('a % b'), grammarOf('a  b')],
  ['full-width bar', grammarOf('a ｜ b'), grammarOf('a | b')],
  ['unused slot', grammarOf('a', '!slot <s>;\n'), grammarOf('a')],
  ['unused pronunciation', grammarOf('a', '!pronounce b PRONAS "c";\n'), grammarOf('a')],
  ['alternative twice', grammarOf('a | b | A'), grammarOf('a | b')],
]

it.each(repairable)('repairs: %s', (_, source, expected) => {
  const analysis = analyze(source)
  const [problem, ...others] = analysis.problems
  expect(others).toEqual([])
  const fixes = problem ? quickFixes(analysis, problem) : []
  expect(fixes).not.toEqual([])
  const results = fixes.map((fix) => applyEdits(source, fix.edits))
  for (const result of results) expect(analyze(result).problems).toEqual([])
  if (expected !== '') expect(results).toEqual([expected])
})

it('adds the rule that is never reached to the start, or removes it', () => {
  const analysis = analyze(picking)
  const [problem] = analysis.problems
  const fixes = problem ? quickFixes(analysis, problem) : []
  expect(fixes.map((fix) => describeFix(fix, 'en-US'))).toEqual(['Add it to <order>', 'Remove rule'])
  expect(fixes.map((fix) => describeFix(fix, 'fr-FR'))).toEqual(['L’ajouter à <order>', 'Supprimer la règle'])
  const [added, removed] = fixes.map((fix) => applyEdits(picking, fix.edits))
  expect(added).toContain('<idle> ) | <restart>;')
  expect(removed).not.toContain('restart')
  expect([added, removed].flatMap((source) => analyze(source ?? '').problems)).toEqual([])
})

it('closes a comment at the end of its line', () => {
  const source = grammarOf('yes', '/* open\n')
  const analysis = analyze(source)
  const [problem] = analysis.problems
  const [fix] = problem ? quickFixes(analysis, problem) : []
  expect(applyEdits(source, fix?.edits ?? [])).toBe(grammarOf('yes', '/* open */\n'))
})

it('offers what looks like an undefined rule first', () => {
  const source = grammarOf('<dor> <door>', '<door>: b;\n')
  const analysis = analyze(source)
  const [problem] = analysis.problems
  const fixes = problem ? quickFixes(analysis, problem) : []
  expect(fixes.map((fix) => describeFix(fix, 'en-US'))).toEqual([
    'Replace with <door>',
    'Create rule <dor>',
    'Declare <dor> as a slot',
  ])
})
