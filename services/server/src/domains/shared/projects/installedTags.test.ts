import { modelLanguages } from '@saywright/api/contract'
import { expect, it } from 'vitest'
import { installedTags } from './installedTags.js'

it('lends voice commands in two languages, and wake words in all that are offered', () => {
  expect(modelLanguages('voice_commands', installedTags).toSorted()).toEqual(['eng-US', 'fra-FR'])
  const wake = modelLanguages('wake_word', installedTags)
  expect(wake).toHaveLength(47)
  expect(wake).toEqual(expect.arrayContaining(['eng-US', 'fra-FR', 'deu-DE', 'jpn-JP']))
  // Spoken only.
  expect(wake).not.toContain('eus-ES')
})
