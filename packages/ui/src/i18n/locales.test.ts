import { expect, it } from 'vitest'
import { localeOf, locales } from './locales.js'

it('L-001 there are two languages', () => {
  expect(locales).toEqual(['en-US', 'fr-FR'])
})

it.each([
  ['fr', 'fr-FR'],
  ['fr-CA', 'fr-FR'],
  ['FR-be', 'fr-FR'],
  ['en-GB', 'en-US'],
  ['de-DE', 'en-US'],
  [undefined, 'en-US'],
])('%s speaks %s', (tag, expected) => {
  expect(localeOf(tag)).toBe(expected)
})
