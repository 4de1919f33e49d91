import { expect, it, test } from 'vitest'
import { chooseLocale, interfaceLanguageOf, languageChoices, localeOf } from '../../catalogue/locales.js'
import { ApiError, toApiError } from '../kernel/errors.js'
import { bothReady, failed, loading, mapReady, ready } from '../kernel/loadable.js'
import { versions } from '../technical/versions.js'
import { displayedName } from './displayedName.js'

test.each([
  ['ada', 'lovelace', 'LOVELACE Ada'],
  ['JEAN-PAUL', 'sartre', 'SARTRE Jean-Paul'],
  ['élodie', 'weiß', 'WEISS Élodie'],
  ['anne marie', "d'arc", "D'ARC Anne Marie"],
  ['', 'lovelace', 'LOVELACE'],
  ['ada', null, 'Ada'],
])('L-032 %s %s is shown as %s', (first_name, last_name, shown) => {
  expect(displayedName({ first_name, last_name })).toBe(shown)
})

it('L-032 follows the letters of a locale', () => {
  expect(displayedName({ first_name: 'ilhan', last_name: 'irmak' }, 'tr')).toBe('İRMAK İlhan')
})

it('L-002 offers English as eng-GB and Français as fra-FR', () => {
  expect(languageChoices.map(({ name, code }) => [name, code])).toEqual([
    ['English', 'eng-GB'],
    ['Français', 'fra-FR'],
  ])
  expect(localeOf('English')).toBe('en-US')
  expect(localeOf('Français')).toBe('fr-FR')
  expect(localeOf('Klingon')).toBe('en-US')
  expect(interfaceLanguageOf('fr-FR')).toBe('Français')
})

test.each([
  [['fr-CA', 'en'], 'fr-FR'],
  [['de', 'en-GB'], 'en-US'],
  [[], 'en-US'],
] as const)('the wishes %j choose %s', (wishes, locale) => expect(chooseLocale(wishes)).toBe(locale))

it('L-004 the console is 6.1.4, and the guides it links to are 5.9.0', () =>
  expect(versions).toEqual({ console: '6.1.4', documentation: '5.9.0' }))

it('changes a value only once it is there', () => {
  const failure = failed(new ApiError({ kind: 'network' }), () => {})
  expect(mapReady(ready(2), (n) => n + 1)).toEqual(ready(3))
  expect(mapReady(loading, (n: number) => n + 1)).toBe(loading)
  expect(mapReady(failure, (n: number) => n + 1)).toBe(failure)
  expect(bothReady(ready(1), ready('a'))).toEqual(ready([1, 'a']))
  expect(bothReady(loading, failure)).toBe(failure)
})

it('takes anything thrown as an ApiError', () => {
  const error = new ApiError({ kind: 'conflict', message: 'Exists.' })
  expect(toApiError(error)).toBe(error)
  expect(toApiError('x')).toMatchObject({ kind: 'server', serverMessage: undefined })
})
