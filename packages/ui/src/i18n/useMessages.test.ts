import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { i18nOf } from '../react-i18next/useI18next.js'
import { createI18n } from './createI18n.js'
import { defineMessages } from './Messages.js'
import { translate } from './useMessages.js'

const messages = defineMessages('test.files', {
  'en-US': { title: 'Audio files', count_one: '{{count}} file', count_other: '{{count}} files' },
  'fr-FR': {
    title: 'Fichiers audio',
    count_one: '{{count}} fichier',
    count_many: '{{count}} de fichiers',
    count_other: '{{count}} fichiers',
  },
})

function withEngine(lng: string) {
  const instance = i18next.createInstance()
  void instance.init({
    lng,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    parseMissingKeyHandler: () => '',
  })
  return i18nOf(instance)
}

describe.each([
  ['without an engine', (locale: string) => createI18n({ locale })],
  ['with i18next', withEngine],
])('sentences %s', (_name, i18nIn) => {
  it.each([
    ['en-US', 0, '0 files'],
    ['en-US', 1, '1 file'],
    ['fr-FR', 0, '0 fichier'],
    ['fr-FR', 2, '2 fichiers'],
    ['fr-FR', 1_000_000, '1000000 de fichiers'],
  ] as const)('in %s the plural of %i is %j', (locale, count, expected) => {
    expect(translate(i18nIn(locale), messages)('count', { count })).toBe(expected)
  })

  it('are those of the region that we have', () => {
    expect(translate(i18nIn('fr-CA'), messages)('title')).toBe('Fichiers audio')
    expect(translate(i18nIn('de-DE'), messages)('title')).toBe('Audio files')
  })

  it('insert values unescaped, since rendering escapes them', () => {
    const set = defineMessages('test.value', {
      'en-US': { of: 'Of {{name}}' },
      'fr-FR': { of: 'De {{name}}' },
    })
    expect(translate(i18nIn('en-US'), set)('of', { name: 'Tom & Co' })).toBe('Of Tom & Co')
  })

  it('of one language never replace those of the other', () => {
    const halved = {
      ...messages,
      namespace: 'test.halved',
      translations: { ...messages.translations, 'fr-FR': {} },
    } as unknown as typeof messages
    expect(translate(i18nIn('fr-FR'), halved)('title')).toBe('')
  })

  it('are separate for each language when another one is used elsewhere', () => {
    const [english, french] = [translate(i18nIn('en-US'), messages), translate(i18nIn('fr-FR'), messages)]
    expect([english('title'), french('title'), english('title')]).toEqual([
      'Audio files',
      'Fichiers audio',
      'Audio files',
    ])
  })
})
