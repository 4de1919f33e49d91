import { expect, test } from 'vitest'
import { formatMinutes } from './formatMinutes.js'

test.each([
  [0, 'en-US', '0:00'],
  [42.9, 'fr-FR', '0:42'],
  [725, 'en-US', '12:05'],
  [61, 'ar-EG', '١:٠١'],
])('%f s in %s is %s', (seconds, locale, text) => expect(formatMinutes(seconds, locale)).toBe(text))
