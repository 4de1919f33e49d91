import { expect, it, vi } from 'vitest'
import { createI18n } from './createI18n.js'
import { defineMessages } from './Messages.js'
import { plainI18n } from './plainI18n.js'
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

it('L-030 a key without words is reported once and gives nothing', () => {
  const onMissingKey = vi.fn()
  const t = translate(createI18n({ locale: 'en-US', onMissingKey }), messages)
  expect(t('absent' as 'title')).toBe('')
  expect(onMissingKey).toHaveBeenCalledExactlyOnceWith('test.files', 'absent')
})

it.each([
  ['en-US', 0, '0 files'],
  ['en-US', 1, '1 file'],
  ['fr-FR', 0, '0 fichier'],
  ['fr-FR', 2, '2 fichiers'],
  ['fr-FR', 1_000_000, '1000000 de fichiers'],
] as const)('in %s the plural of %i is %j', (locale, count, expected) => {
  expect(translate(createI18n({ locale }), messages)('count', { count })).toBe(expected)
  expect(translate(plainI18n(locale), messages)('count', { count })).toBe(expected)
})

it('one language never stands in for the other', () => {
  const halved = {
    ...messages,
    namespace: 'test.halved',
    words: { ...messages.words, 'fr-FR': {} },
  } as typeof messages
  for (const make of [createI18n, ({ locale }: { locale: 'fr-FR' }) => plainI18n(locale)]) {
    expect(translate(make({ locale: 'fr-FR' }), halved)('title')).toBe('')
  }
})

it('speaks the language that is asked for, whatever that of the interface', () => {
  const i18n = createI18n({ locale: 'en-US' })
  expect(translate(i18n, messages, 'fr-FR')('title')).toBe('Fichiers audio')
})

it('tells its listeners when the language changes, with an engine or without', async () => {
  for (const i18n of [createI18n({ locale: 'en-US' }), plainI18n('en-US')]) {
    const heard = vi.fn()
    const stop = i18n.subscribe(heard)
    await i18n.changeLanguage('fr-FR')
    expect([i18n.language, translate(i18n, messages)('title')]).toEqual(['fr-FR', 'Fichiers audio'])
    stop()
    await i18n.changeLanguage('en-US')
    expect(heard).toHaveBeenCalledOnce()
  }
})
