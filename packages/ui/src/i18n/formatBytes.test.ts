import { expect, it } from 'vitest'
import { formatBytes } from './formatBytes.js'

it.each([
  [0, '0.0\u00a0MB', '0,0\u00a0Mo'],
  [1, '0.0\u00a0MB', '0,0\u00a0Mo'],
  [1_048_576, '1.0\u00a0MB', '1,0\u00a0Mo'],
  [5 * 1_048_576, '5.0\u00a0MB', '5,0\u00a0Mo'],
  [193_567_130, '184.6\u00a0MB', '184,6\u00a0Mo'],
])('L-034 %i bytes are %s, in French %s', (bytes, english, french) => {
  expect(formatBytes(bytes, 'en-US')).toBe(english)
  expect(formatBytes(bytes, 'fr-FR')).toBe(french)
})

it('L-034 kilobytes on request', () => {
  expect(formatBytes(1536, 'en-US', 'kilobyte')).toBe('1.5\u00a0KB')
  expect(formatBytes(1536, 'fr-FR', 'kilobyte')).toBe('1,5\u00a0Ko')
})
