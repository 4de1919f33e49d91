import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { foldText } from './foldText.js'
import { matchesText } from './matchText.js'
import { alikeCases, foundCases, strangerCases } from './testing/foldCases.js'

it('holds at least 120 cases', () => expect(foundCases.length).toBeGreaterThanOrEqual(120))

test.each(foundCases)('finds %j by %j', (text, typed) => expect(matchesText(text, typed)).toBe(true))

test.each(strangerCases)('does not find %j by %j', (text, typed) =>
  expect(matchesText(text, typed)).toBe(false),
)

test.each(alikeCases)('takes %j for %j', (text, typed) => expect(foldText(text)).toBe(foldText(typed)))

it('leaves a folded text unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      (text) => foldText(foldText(text)) === foldText(text),
    ),
    { numRuns: 1000 },
  )
})

it('folds composed and decomposed texts alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const forms = (['NFC', 'NFD'] as const).map((form) => foldText(text.normalize(form)))
      return new Set(forms).size === 1
    }),
    { numRuns: 1000 },
  )
})
