import { expect, it } from 'vitest'
import { createI18n } from './createI18n.js'
import { defineMessages } from './index.js'

it('isolates values that are written from right to left', () => {
  const messages = defineMessages('test.isolate', {
    'en-US': { left: '“{{name}}” left {{count}} files.' },
    'fr-FR': { left: '« {{name}} » a quitté {{count}} fichiers.' },
  })
  const say = createI18n({ locale: 'en-US' }).translator(messages)
  expect(say('left', { name: 'ليلى', count: 3 })).toBe('“\u2068ليلى\u2069” left 3 files.')
})
