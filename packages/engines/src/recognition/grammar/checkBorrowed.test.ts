import { expect, it } from 'vitest'
import { checkBorrowed } from './checkBorrowed.js'
import { readGrammar } from './readGrammar.js'

const words = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `w${from + at}`).join(' | ')

const problemOf = (rules: string) => {
  try {
    checkBorrowed(readGrammar(`#JSGF V1.0; grammar g; ${rules}`))
    return undefined
  } catch (thrown) {
    return (thrown as Error).message
  }
}

it.each([
  ['50 choices', `public <s> = ${words(50)};`, undefined],
  ['51 choices', `public <s> = ${words(51)};`, '51'],
  ['two rules of 30', `public <s> = <a> | <b>; <a> = ${words(30)}; <b> = ${words(30, 30)};`, '60'],
  ['30 after 30', `public <s> = <a> <b>; <a> = ${words(30)}; <b> = ${words(30, 30)};`, undefined],
  ['30 after 30 that may be left out', `public <s> = [${words(30)}] (${words(30, 30)});`, '60'],
  [
    '30 after a rule that may be left out',
    `public <s> = <a> (${words(30, 30)}); <a> = [${words(30)}];`,
    '60',
  ],
  ['nothing at the beginning', `public <s> = <NULL> (${words(51)});`, '51'],
  [
    'a long row of optional words',
    `public <s> = go ${Array.from({ length: 60 }, (_, at) => `[w${at}]`).join(' ')};`,
    '60',
  ],
])('takes 50 choices at one place: %s', (_, rules, choices) => {
  expect(problemOf(rules)).toBe(choices && `borrowed_grammar_too_large; choices: ${choices}`)
})

it('takes 200 different words', () => {
  const chain = (count: number) =>
    `public <s> = ${Array.from({ length: count }, (_, at) => `w${at}`).join(' ')} w0;`
  expect(problemOf(chain(200))).toBeUndefined()
  expect(problemOf(chain(201))).toBe('borrowed_grammar_too_large; words: 201')
})
