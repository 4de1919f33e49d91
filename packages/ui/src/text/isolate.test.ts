import { expect, it, test } from 'vitest'
import { createI18n } from '../i18n/createI18n.js'
import { defineMessages } from '../i18n/index.js'
import { isolate } from './isolate.js'

test.each([
  ['Ada', 'Ada'],
  ['Łódź 山田 Иванов', 'Łódź 山田 Иванов'],
  ['', ''],
  ['ليلى', '\u2068ليلى\u2069'],
  ['שרה כהן', '\u2068שרה כהן\u2069'],
  ['Studio ليلى 3', '\u2068Studio ليلى 3\u2069'],
  ['𞤀𞤣𞤢𞤥', '\u2068𞤀𞤣𞤢𞤥\u2069'],
])('%j stands in a sentence as %j', (value, expected) => expect(isolate(value)).toBe(expected))

it('is what every sentence does with its values', () => {
  const messages = defineMessages('test.isolate', {
    'en-US': { left: '“{{name}}” left {{count}} projects.' },
    'fr-FR': { left: '« {{name}} » a quitté {{count}} projets.' },
  })
  const say = createI18n({ locale: 'en-US' }).translator(messages)
  expect(say('left', { name: 'ليلى', count: 3 })).toBe('“\u2068ليلى\u2069” left 3 projects.')
})
