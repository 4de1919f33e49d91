import { describe, expect, it, test } from 'vitest'
import { productSentences, sentencesIn } from './lib/productSentences.ts'
import { sentenceFinder } from './lib/sentenceFinder.ts'

const set = `defineMessages('lamps', {
  'en-US': { title: 'Lamps', // 'a comment'
    none: "There's none", ask: 'Delete {{name}}?', deep: { terms: 'Accept the <link>terms of use</link>' }, size: 'Format' },
  'fr-FR': { title: 'Lampes', none: 'Aucune', ask: 'Supprimer {{name}}\\u202f?', size: 'Format' },
})
export const rooms = [{ code: 'kitchen', 'en-US': 'Kitchen', 'fr-FR': 'Cuisine' }]`

test.each([
  [
    'en-US',
    [
      'Lamps',
      'There’s none',
      'Delete {{name}}?',
      'Accept the <link>terms of use</link>',
      'Format',
      'Kitchen',
    ],
  ],
  ['fr-FR', ['Lampes', 'Aucune', 'Supprimer {{name}}\u202f?', 'Format', 'Cuisine']],
] as const)('reads what a source says in %s', (locale, sentences) =>
  expect(sentencesIn(set.replace("There's", 'There’s'), locale)).toEqual(sentences),
)

describe('a sentence of the other language', () => {
  const isEnglish = sentenceFinder(sentencesIn(set, 'en-US'), sentencesIn(set, 'fr-FR'))

  it.each(['Lamps', ' Delete Kitchen lamp? ', 'Accept the', 'terms of use', 'Kitchen'])(
    '%j is found',
    (text) => expect(isEnglish(text)).toBe(true),
  )
  it.each(['Lampes', 'Supprimer Lamps\u202f?', 'Format', 'Cuisine', 'Lamps-01.zip', ''])(
    'does not treat %j as a sentence',
    (text) => expect(isEnglish(text)).toBe(false),
  )
})

describe('the sentences of the product', () => {
  const [english, french] = [productSentences('en-US'), productSentences('fr-FR')]
  const isEnglish = sentenceFinder(english, french)

  it('are read in both languages', () => {
    expect(english.length).toBeGreaterThan(3000)
    expect(french.length).toBeGreaterThan(3000)
  })
  it.each(['Download', 'No files yet', 'Delete studio.zip?', 'Submit request', 'Consumer electronics'])(
    '%j is one of English',
    (text) => expect(isEnglish(text)).toBe(true),
  )
  it('do not mix French with English', () =>
    expect(french.filter((text) => !/\{\{|</.test(text) && isEnglish(text))).toEqual([]))
})
