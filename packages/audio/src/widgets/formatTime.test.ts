import { describe, expect, it } from 'vitest'
import { formatClock, formatLength, formatSeconds } from './formatTime.js'

describe('formatClock', () => {
  it.each([
    [0, 'en-US', '0:00.0'],
    [1.6, 'en-US', '0:01.6'],
    [1.6, 'fr-FR', '0:01,6'],
    [9.99, 'en-US', '0:09.9'],
    [59.999, 'en-US', '0:59.9'],
    [60, 'fr-FR', '1:00,0'],
    [754.32, 'en-US', '12:34.3'],
    [754.32, 'ar-EG', '١٢:٣٤٫٣'],
    [754.32, 'de-DE', '12:34,3'],
  ] as const)('%f in %s is %s', (seconds, locale, words) => expect(formatClock(seconds, locale)).toBe(words))
})

describe('formatSeconds', () => {
  it.each([
    [1, 'en-US', '1 second'],
    [1.6, 'en-US', '1.6 seconds'],
    [1.6, 'fr-FR', '1,6 seconde'],
    [10, 'fr-FR', '10 secondes'],
  ] as const)('%f in %s is "%s"', (seconds, locale, words) =>
    expect(formatSeconds(seconds, locale).replaceAll(/\s/gu, ' ')).toBe(words),
  )
})

describe('formatLength', () => {
  it.each([
    [0, 'en-US', '0 seconds'],
    [30, 'en-US', '30 seconds'],
    [59.96, 'en-US', '1 minute'],
    [90, 'en-US', '1 minute, 30 seconds'],
    [90.5, 'fr-FR', '1 minute et 30,5 secondes'],
    [5400, 'fr-FR', '90 minutes'],
  ] as const)('%f in %s is "%s"', (seconds, locale, words) =>
    expect(formatLength(seconds, locale).replaceAll(/\s/gu, ' ')).toBe(words),
  )
})
