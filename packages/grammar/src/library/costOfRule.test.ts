import { expect, it } from 'vitest'
import { costOfRule } from './costOfRule.js'

it('counts the sentences and the words of a rule', () => {
  // "yes" and "no" and what else is said for them, each one word or two.
  const { sentences, words } = costOfRule('en', 'yes_no')
  expect(sentences).toBeGreaterThan(10n)
  expect(words).toBeGreaterThan(10)
  expect(words).toBeLessThanOrEqual(Number(sentences) * 3)
})

it('says that a narrower range costs less', () => {
  const [all, fewer, fewest] = ['number', 'number_9999', 'number_99'].map((rule) => costOfRule('en', rule))
  expect(Number(all?.sentences)).toBeGreaterThan(Number(fewer?.sentences))
  expect(Number(fewer?.sentences)).toBeGreaterThan(Number(fewest?.sentences))
  expect(all?.words).toBeGreaterThan(fewest?.words ?? 0)
})

it('says that a language has no such rule', () => {
  expect(() => costOfRule('en', 'nombre')).toThrow(RangeError)
})
