import { expect, it } from 'vitest'
import { formatBytes } from './formatBytes.js'

it.each([
  [0, '0\u00a0B', '0\u00a0o'],
  [1, '1\u00a0B', '1\u00a0o'],
  [44, '44\u00a0B', '44\u00a0o'],
  [20_480, '20.0\u00a0KB', '20,0\u00a0Ko'],
  [52_429, '0.1\u00a0MB', '0,1\u00a0Mo'],
  [1_048_576, '1.0\u00a0MB', '1,0\u00a0Mo'],
  [5 * 1_048_576, '5.0\u00a0MB', '5,0\u00a0Mo'],
  [193_567_130, '184.6\u00a0MB', '184,6\u00a0Mo'],
])('L-034 %i bytes are %s, in French %s', (bytes, english, french) => {
  expect(formatBytes(bytes, 'en-US')).toBe(english)
  expect(formatBytes(bytes, 'fr-FR')).toBe(french)
})

it.each([
  ['de-DE', '1,5 MB', '1,5 kB'],
  ['es-ES', '1,5 MB', '1,5 kB'],
  ['ar-EG', '١٫٥ م.ب', '١٫٥ كيلوبايت'],
])('a language from outside, %s, writes its own units', (locale, megabytes, kilobytes) => {
  const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
  expect(plain(formatBytes(1.5 * 1024 ** 2, locale))).toBe(megabytes)
  expect(plain(formatBytes(1536, locale, 'kilobyte'))).toBe(kilobytes)
})

it('L-034 kilobytes on request', () => {
  expect(formatBytes(1536, 'en-US', 'kilobyte')).toBe('1.5\u00a0KB')
  expect(formatBytes(1536, 'fr-FR', 'kilobyte')).toBe('1,5\u00a0Ko')
  expect(formatBytes(51, 'en-US', 'kilobyte')).toBe('51\u00a0B')
  expect(formatBytes(52, 'en-US', 'kilobyte')).toBe('0.1\u00a0KB')
})

it.each([
  [0, '0\u00a0B', '0\u00a0o'],
  [340, '340\u00a0B', '340\u00a0o'],
  [1024, '1.0\u00a0KB', '1,0\u00a0Ko'],
  [1300, '1.3\u00a0KB', '1,3\u00a0Ko'],
  [104_857, '102.4\u00a0KB', '102,4\u00a0Ko'],
  [104_858, '0.1\u00a0MB', '0,1\u00a0Mo'],
  [193_567_130, '184.6\u00a0MB', '184,6\u00a0Mo'],
  [1024 ** 3 - 1, '1,024.0\u00a0MB', '1\u202f024,0\u00a0Mo'],
  [1024 ** 3, '1\u00a0GB', '1\u00a0Go'],
  [1.5 * 1024 ** 3, '1.5\u00a0GB', '1,5\u00a0Go'],
  [8192 * 1024 ** 2, '8\u00a0GB', '8\u00a0Go'],
])('a fitting unit makes %i bytes %s, in French %s', (bytes, english, french) => {
  expect(formatBytes(bytes, 'en-US', 'fitting')).toBe(english)
  expect(formatBytes(bytes, 'fr-FR', 'fitting')).toBe(french)
})
