import { expect, it } from 'vitest'
import { shownTags, tagsWithoutWords } from './tagWords.js'

const tag = (type: 'technology' | 'type' | 'platform' | 'other', name: string) => ({
  type,
  name,
  display_name: name,
})
const tags = [
  tag('platform', 'beos'),
  tag('platform', 'linux'),
  tag('technology', 'wake-word'),
  tag('other', 'x'),
]

it('K-043 shows tags of three kinds in the words of the language', () => {
  expect(shownTags(tags, 'en-US').map(({ label }) => label)).toEqual(['Wake word', '', 'Linux'])
  expect(shownTags([tag('type', 'lib')], 'fr-FR').map(({ label }) => label)).toEqual(['Bibliothèques'])
})

it('L-031 gives a tag without a translation an empty text and reports it once', () => {
  expect(shownTags([tag('platform', 'beos')], 'fr-FR')).toEqual([
    { name: 'beos', type: 'platform', label: '' },
  ])
  expect(tagsWithoutWords([{ tags }, { tags }, { tags: [tag('type', 'poem')] }])).toEqual([
    'platform beos',
    'type poem',
  ])
  expect(tagsWithoutWords([{ tags: [tag('platform', 'linux'), tag('other', 'x')] }])).toEqual([])
})
