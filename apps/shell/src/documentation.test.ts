import { expect, test } from 'vitest'
import { documentationAddress } from './documentation.js'

const place = { host: 'studio.example.com', protocol: 'https:' }

test.each([
  ['grammar', 'https://example.com/docs/5.9.0/en-US/grammar'],
  ['wake-words', 'https://example.com/docs/5.9.0/en-US/wake-words'],
  ['synthesis', 'https://example.com/docs/en-US/synthesis'],
  ['', 'https://example.com/docs/en-US/'],
])('L-004 the page “%s” of the documentation is %s', (page, address) =>
  expect(documentationAddress(place, 'en-US', page)).toBe(address),
)
