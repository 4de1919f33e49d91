import { createI18n, translate } from '@saywright/ui/i18n'
import { describe, expect, it } from 'vitest'
import { voiceCommandsMessages } from '../../messages/index.js'
import { formatCount } from './formatCount.js'

const words = (locale: 'en-US' | 'fr-FR') => translate(createI18n({ locale }), voiceCommandsMessages)

describe('the number of sentences', () => {
  it.each([
    [1n, '1 sentence', '1 phrase'],
    [98_372n, '98,372 sentences', '98\u202f372 phrases'],
    [10n ** 30n, 'About 10³⁰ sentences', 'Environ 10³⁰ phrases'],
    ['unbounded', 'Unbounded number of sentences', 'Nombre de phrases illimité'],
  ] as const)('%s', (count, english, french) => {
    expect(formatCount(count, words('en-US'), 'en-US')).toBe(english)
    expect(formatCount(count, words('fr-FR'), 'fr-FR')).toBe(french)
  })
})
