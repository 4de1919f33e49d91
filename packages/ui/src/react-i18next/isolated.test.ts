import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { defineMessages } from '../i18n/index.js'
import { i18nOf } from './useI18next.js'

it('isolates values that are written from right to left', async () => {
  const messages = defineMessages('test.isolateByI18next', {
    'en-US': { left: '“{{name}}” left {{count}} files.' },
    'fr-FR': { left: '« {{name}} » a quitté {{count}} fichiers.' },
  })
  const instance = createInstance()
  await instance.init({ lng: 'en-US', resources: {} })
  const say = i18nOf(instance).translator(messages)
  expect(say('left', { name: 'ليلى', count: 3 })).toBe('“\u2068ليلى\u2069” left 3 files.')
})
