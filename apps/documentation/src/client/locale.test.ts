import { expect, test } from 'vitest'
import { chosenLocale } from './locale.js'

test.each([
  ['/docs/en-US/', '?language=browser', 'fr-FR', '/docs/fr-FR/'],
  ['/docs/en-US/', '?language=browser', 'en-US', undefined],
  ['/docs/en-US/', '?language=browser', undefined, undefined],
  ['/docs/en-US/', '?language=browser', '//evil.example', undefined],
  ['/docs/en-US/grammar', '', 'fr-FR', undefined],
])('%s%s with %s chosen redirects to %s', (pathname, search, kept, address) => {
  expect(chosenLocale({ pathname, search }, kept)).toBe(address)
})
