import { expect, it } from 'vitest'
import { openedBy } from './openedBy.js'

it.each([
  ['voice_commands', 'en-US', 'Strict voice commands or Intent-based commands'],
  ['voice_commands', 'fr-FR', 'Commandes vocales strictes ou Commandes par intention'],
  ['synthesis', 'en-US', 'Voice synthesis'],
] as const)('models of %s are opened, in %s, by %s', (type, locale, said) => {
  expect(openedBy(type, locale)).toBe(said)
})
