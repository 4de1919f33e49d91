import { expect, it, test } from 'vitest'
import { countryChoices } from './countryChoices.js'

test.each(['en-US', 'fr-FR'] as const)('F-060 the countries in %s: 240 or more, each once', (locale) => {
  const choices = countryChoices(locale)
  expect(choices.length).toBeGreaterThanOrEqual(240)
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
})

it('follows the alphabet of the language, accents included, and sends English', () => {
  const french = countryChoices('fr-FR')
  const names = french.map(({ label }) => label)
  const at = (name: string) => names.indexOf(name)
  expect(at('Égypte')).toBeGreaterThan(at('Djibouti'))
  expect(at('Égypte')).toBeLessThan(at('France'))
  expect(french[at('Allemagne')]?.value).toBe('Germany')
})
