import { analyze, GrammarLibrary, toJsgf } from '@saywright/grammar'
import { libraryTags, rulesOf } from '@saywright/grammar/library'
import { expect, it } from 'vitest'
import { checkBorrowed } from './checkBorrowed.js'
import { readGrammar } from './readGrammar.js'

const exported = libraryTags.flatMap((language) =>
  rulesOf(language).grammars.flatMap(({ exports }) => [...exports].map((rule) => [language, rule] as const)),
)
// Heard by a model of their own.
const own = ['en', 'fr']

it.each(exported)('lets a grammar in that is a rule of the library: %s <%s>', (language, rule) => {
  const source = `#BNF+EM V2.1;\n!grammar test;\n!start <main>;\n!import <${rule}>;\n<main>: <${rule}>;\n`
  const library = new GrammarLibrary([], rulesOf(language))
  const grammar = readGrammar(toJsgf(analyze(source, { library }).compiled))
  if (!own.includes(language.slice(0, 2))) checkBorrowed(grammar)
  expect(grammar.rules.size).toBeGreaterThan(0)
})
