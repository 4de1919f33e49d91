import { describe, expect, it } from 'vitest'
import { formatClock, formatSeconds } from './formatTime.js'

describe('formatClock', () => {
  it.each([
    [0, 'en-US', '0:00.0'],
    [1.6, 'en-US', '0:01.6'],
    [1.6, 'fr-FR', '0:01,6'],
    [9.99, 'en-US', '0:09.9'],
    [59.999, 'en-US', '0:59.9'],
    [60, 'fr-FR', '1:00,0'],
    [754.32, 'en-US', '12:34.3'],
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
