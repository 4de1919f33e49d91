import { expect, test } from 'vitest'
import { wellFormedUrl } from './wellFormedUrl.js'

test.each([
  ['/projects/7?tab=%E0%A4%A', '/projects/7?tab=%E0%A4%A'],
  ['/docs/fr-FR/caf%C3%A9', '/docs/fr-FR/caf%C3%A9'],
  ['/projects/%E0%A4%A', '/projects/%25E0%25A4%25A'],
  ['/100%', '/100%25'],
  ['/%zz?a=1?b', '/%25zz?a=1?b'],
  ['/%ff/%41', '/%25ff/%2541'],
])('%s is read as %s', (url, expected) => {
  expect(wellFormedUrl(url)).toBe(expected)
  expect(() => decodeURIComponent(wellFormedUrl(url).split('?')[0] ?? '')).not.toThrow()
})
