import { expect, it, test } from 'vitest'
import type { MessageKey } from './MessageFile.js'
import { messageFiles, sayIn } from './say.js'

const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

it.each(Object.keys(messageFiles['en-US']) as MessageKey[])('%s names the same in both languages', (key) => {
  expect(names(messageFiles['fr-FR'][key])).toEqual(names(messageFiles['en-US'][key]))
})

test.each([
  ['en-US', 0, '0 errors'],
  ['en-US', 1, '1 error'],
  ['fr-FR', 0, '0 erreur'],
  ['fr-FR', 2, '2 erreurs'],
] as const)('in %s %i is counted as a reader expects', (locale, count, expected) => {
  expect(sayIn(locale)('lint.errors', { count })).toBe(expected)
})
