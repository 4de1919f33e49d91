import { expect, it, vi } from 'vitest'
import { createI18n } from './createI18n.js'
import { defineMessages } from './Messages.js'

const lamp = (english: string, french: string) =>
  defineMessages('test.lamp', { 'en-US': { on: english }, 'fr-FR': { on: french } })

it('speaks the language that is asked for, and says which key has no words', () => {
  const onMissingKey = vi.fn()
  const i18n = createI18n({ locale: 'en-US', onMissingKey })
  const set = lamp('On', 'Allumée')
  expect(i18n.wordsOf(set, 'en-US')('on')).toBe('On')
  expect(i18n.wordsOf(set, 'fr-FR')('on')).toBe('Allumée')
  expect(i18n.wordsOf(set, 'en-US')('off')).toBe('')
  expect(onMissingKey).toHaveBeenCalledWith('test.lamp', 'off')
})

it('takes the words of a changed module in place of the old ones', () => {
  const i18n = createI18n({ locale: 'en-US' })
  expect(i18n.wordsOf(lamp('On', 'Allumée'), 'fr-FR')('on')).toBe('Allumée')
  expect(i18n.wordsOf(lamp('Lit', 'Éclairée'), 'fr-FR')('on')).toBe('Éclairée')
})
