import { expect, it } from 'vitest'
import { analyze, GrammarLibrary, renameImported } from '../index.js'
import { grammarOf } from '../testing/compiled.js'

const numbers = '#BNF+EM V2.1;\n!grammar n;\n!export <digit>;\n<digit>: one | two;\n'

it('writes the new name in imports and references, and leaves comments, strings and other models alone', () => {
  const source = grammarOf(
    '<My_numbers.digit> | <Other.digit> "<My_numbers.digit>" // <My_numbers.digit>\n  | <My_numbers.digit>',
    '!import <My_numbers.digit>;\n!import <Other.digit>;\n',
  )
  const renamed = renameImported(source, 'My numbers', 'Figures 2')
  expect(renamed).toBe(
    grammarOf(
      '<Figures_2.digit> | <Other.digit> "<My_numbers.digit>" // <My_numbers.digit>\n  | <Figures_2.digit>',
      '!import <Figures_2.digit>;\n!import <Other.digit>;\n',
    ),
  )
  const library = new GrammarLibrary([
    { name: 'Figures 2', source: numbers },
    { name: 'Other', source: numbers },
  ])
  expect(analyze(renamed, { library }).hasErrors).toBe(false)
})

it.each([
  ['imports by the rule alone', grammarOf('<digit>', '!import <digit>;\n'), 'Numbers', 'Figures'],
  ['names that are written alike', grammarOf('<a_b.c>', '!import <a_b.c>;\n'), 'a b', 'a_b'],
  ['models whose name only begins so', grammarOf('<ab.c>', '!import <ab.c>;\n'), 'a', 'b'],
])('changes nothing for %s', (_, source, from, to) => {
  expect(renameImported(source, from, to)).toBe(source)
})
