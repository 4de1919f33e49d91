import { expect, it } from 'vitest'
import { libraryTags, libraryVariant } from './libraryVariant.js'

it.each([
  ['fr', 'fr'],
  ['FRA', 'fr'],
  ['fr-FR', 'fr'],
  ['fra-CA', 'fr-CA'],
  ['fr-LU', 'fr'],
  ['French', 'fr'],
  ['français', 'fr'],
  ['French (France)', 'fr'],
  ['French - Canada', 'fr-CA'],
  ['American English', 'en-US'],
  ['English (Australia)', 'en'],
  ['Mexican Spanish', 'es-MX'],
  ['Österreichisches Deutsch', 'de-AT'],
  ['allemand (Autriche)', 'de-AT'],
  ['fra-BE', 'fr-BE'],
  ['fr_ch', 'fr-CH'],
  ['fr-Latn-CH', 'fr-CH'],
  ['fr-CH-1990', 'fr-CH'],
  ['French (Switzerland)', 'fr-CH'],
  ['French - Belgium', 'fr-BE'],
  ['français (Suisse)', 'fr-CH'],
  ['Französisch (Schweiz)', undefined],
  ['Swiss French', 'fr-CH'],
  ['français suisse', 'fr-CH'],
  ['Deutsch', 'de'],
  ['néerlandais (Pays-Bas)', 'nl'],
  ['jpn-JP', undefined],
  ['Belgium', undefined],
  ['frisian', undefined],
  ['', undefined],
  ['-', undefined],
])('knows what "%s" means', (language, tag) => {
  expect(libraryVariant(language)?.tag).toBe(tag)
})

it('knows each of its tags', () => {
  expect(libraryTags.map((tag) => libraryVariant(tag)?.tag)).toEqual(libraryTags)
  expect(libraryTags.toSorted()).toEqual([...new Set(libraryTags)].toSorted())
})
