import { describe, expect, it } from 'vitest'
import { analyze, countSentences, describeProblem, match } from './index.js'
import { invalidCases, validCases, warningCases } from './testing/cases.js'
import { compiled } from './testing/compiled.js'

describe.each(validCases)('valid grammar $id', ({ src, slots, accept, reject, sentence_count }) => {
  const grammar = compiled(src)

  it('has no problem', () => {
    expect(analyze(src).problems).toEqual([])
  })

  it.each(Object.entries(accept))('accepts “%s” with its tags', (sentence, tags) => {
    expect(match(grammar, sentence, { slots })).toMatchObject({ matched: true, tags })
  })

  it.each(reject)('refuses “%s”', (sentence) => {
    expect(match(grammar, sentence, { slots }).matched).toBe(false)
  })

  it(`has ${sentence_count} sentences`, () => {
    expect(String(countSentences(grammar, { slots }))).toBe(String(sentence_count))
  })
})

it.each([...invalidCases, ...warningCases])('$id gives one $severity, $expect, at $line:$col', (example) => {
  const found = analyze(example.src).problems.map(({ code, severity, range: { start } }) => [
    code,
    severity,
    start.line,
    start.column,
  ])
  expect(found).toEqual([[example.expect, example.severity, example.line, example.col]])
})

it.each(invalidCases)('$id says what is wrong in both languages', (example) => {
  const [problem] = analyze(example.src).problems
  expect(problem && describeProblem(problem, 'en-US')).toBe(example.en)
  // The cases were written with ordinary spaces; the product sets no-break ones inside quotation marks.
  const french = problem && describeProblem(problem, 'fr-FR').replace(/[\u00a0\u202f]/g, ' ')
  expect(french).toBe(example.fr)
})
