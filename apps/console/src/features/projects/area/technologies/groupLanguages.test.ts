import { expect, it, test } from 'vitest'
import { groupLanguages } from './groupLanguages.js'

const names = ['English - United States', 'French - France', 'English - United Kingdom', 'German - Germany']

test.each([
  [
    'en-US',
    [
      { language: 'English', regions: ['United Kingdom', 'United States'] },
      { language: 'French', regions: ['France'] },
      { language: 'German', regions: ['Germany'] },
    ],
  ],
  [
    'fr-FR',
    [
      { language: 'Allemand', regions: ['Allemagne'] },
      { language: 'Anglais', regions: ['États-Unis', 'Royaume-Uni'] },
      { language: 'Français', regions: ['France'] },
    ],
  ],
] as const)('K-040 languages are grouped by their name in %s', (locale, groups) => {
  expect(groupLanguages(names, locale)).toEqual(groups)
})

it('lists a repeated language once', () => {
  expect(groupLanguages(['French - France', 'French - France'], 'en-US')).toEqual([
    { language: 'French', regions: ['France'] },
  ])
})
