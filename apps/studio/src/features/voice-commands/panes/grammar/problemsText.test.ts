import { analyze } from '@saywright/grammar'
import { createI18n, translate } from '@saywright/ui/i18n'
import { expect, it } from 'vitest'
import { voiceCommandsMessages } from '../../messages/index.js'
import { problemsText } from './problemsText.js'

const { problems } = analyze(
  '#BNF+EM V2.1;\n!grammar a;\n!start <main>;\n<main>: go <lost>;\n<spare>: a;\n<spare>: b;\n',
)

it.each([
  ['en-US', '4:12 Error: Rule <lost> is not defined. [undefined-rule]\n'],
  ['fr-FR', '4:12 Erreur: La règle <lost> n’est pas définie. [undefined-rule]\n'],
] as const)('problems as text have a line each, with its place and its code, in %s', (locale, first) => {
  const text = problemsText(problems, translate(createI18n({ locale }), voiceCommandsMessages), locale)
  expect(text.startsWith(first)).toBe(true)
  expect(text.trimEnd().split('\n')).toHaveLength(problems.length)
  expect(text).toMatch(/\n5:1 (Warning|Avertissement): .*\[unused-rule\]\n/)
})
