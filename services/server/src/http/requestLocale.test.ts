import { expect, it } from 'vitest'
import { requestLocale } from './requestLocale.js'

it.each([
  [{}, 'en-US'],
  [{ 'accept-language': 'fr' }, 'fr-FR'],
  [{ 'accept-language': 'de, fr-CA;q=0.8, en;q=0.9' }, 'en-US'],
  [{ 'accept-language': 'fr;q=0, en;q=0.1' }, 'en-US'],
  [{ 'accept-language': 'en', 'x-forced-language': 'fr-FR' }, 'fr-FR'],
  [{ 'accept-language': ';;;,,q=' }, 'en-US'],
])('A-003 %o is answered in %s', (headers, locale) => {
  expect(requestLocale({ headers })).toBe(locale)
})
