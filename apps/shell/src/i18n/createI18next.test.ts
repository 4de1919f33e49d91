import { defineMessages, type Locale, translate } from '@saywright/ui/i18n'
import { i18nOf } from '@saywright/ui/react-i18next'
import { expect, it, vi } from 'vitest'
import { createI18next } from './createI18next.js'

const lamp = (english: string, french: string) =>
  defineMessages('test.lamp', { 'en-US': { on: english }, 'fr-FR': { on: french } })

const inLocale = (locale: Locale, set: ReturnType<typeof lamp>, i18n = createI18next({ locale })) =>
  translate(i18nOf(i18n), set)('on')

it('uses the requested language', () => {
  expect(inLocale('en-US', lamp('On', 'Allumée'))).toBe('On')
  expect(inLocale('fr-FR', lamp('On', 'Allumée'))).toBe('Allumée')
})

it('L-030 a key without a sentence is reported once and gives nothing', () => {
  const onMissingKey = vi.fn()
  const t = translate(i18nOf(createI18next({ locale: 'en-US', onMissingKey })), lamp('On', 'Allumée'))
  expect(t('off' as 'on')).toBe('')
  expect(onMissingKey).toHaveBeenCalledExactlyOnceWith('test.lamp', 'off')
})

it('takes the sentences of a changed module in place of the old ones', () => {
  const i18n = createI18next({ locale: 'fr-FR' })
  expect(inLocale('fr-FR', lamp('On', 'Allumée'), i18n)).toBe('Allumée')
  expect(inLocale('fr-FR', lamp('Lit', 'Éclairée'), i18n)).toBe('Éclairée')
})
