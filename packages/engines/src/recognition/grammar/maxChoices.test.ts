import { analyze, maxChoices as choicesOfText, toJsgf, vocabularyOf as wordsOfText } from '@saywright/grammar'
import { expect, it } from 'vitest'
import { maxChoices } from './maxChoices.js'
import { readGrammar } from './readGrammar.js'
import { rulesInOrder } from './rulesInOrder.js'
import { vocabularyOf } from './vocabularyOf.js'

const slots = { who: ['Anna!', 'anna', 'jean-paul', 'max'] }

// Whoever writes the grammar is told the bounds before an engine is asked: both must count alike.
it.each([
  '[please | now] (open | close | "drive on") <who>',
  '<...> !repeat(one | two, 0, 3) go',
  '!repeat([one | two] [three], 1, 3) four',
  '!repeat(!repeat(one | two, 0, 2), 2, 40) (three | <who>)',
  '!repeat(one | two, 1, *) !tag(A, !repeat(three, 2, 3)) (four | five)',
  '!repeat([one], 2, *) [<polite>] [<nobody>] <polite>',
])('counts in %s what is counted while it is written', (body) => {
  const text = `#BNF+EM V2.1;\n!grammar g;\n!start <main>;\n!slot <who>;\n!slot <nobody>;\n<main>: ${body};\n<polite>: [please] | thank you;\n`
  const { compiled } = analyze(text)
  const grammar = readGrammar(toJsgf(compiled, { slots }))
  expect(choicesOfText(compiled, { slots })).toBe(maxChoices(grammar, rulesInOrder(grammar)))
  expect(wordsOfText(compiled, { slots })).toHaveLength(vocabularyOf(grammar).length)
})
