import { expect, it, test } from 'vitest'
import { clockOf, durationOf, millisecondsToNext, secondsUntil } from './timeLeft.js'

test.each([
  [0, '0:00'],
  [45, '0:45'],
  [60, '1:00'],
  [725, '12:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_461, '24:01:01'],
])('%i seconds are %s', (seconds, clock) => expect(clockOf(seconds)).toBe(clock))

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 9_999, 1],
  [10_000, 10_000, 0],
  [10_000, 20_000, 0],
])('until %i at %i there are %i seconds', (moment, now, seconds) =>
  expect(secondsUntil(moment, now)).toBe(seconds),
)

test.each([
  [0, 1000],
  [1, 999],
  [999, 1],
  [8_400, 600],
])('at %i it looks again after %i milliseconds, when the clock shows another second', (now, wait) => {
  expect(millisecondsToNext(10_000, now)).toBe(wait)
  expect(secondsUntil(10_000, now + wait)).toBeLessThanOrEqual(secondsUntil(10_000, now))
  expect((10_000 - now - wait) % 1000).toBe(0)
})

it('writes a duration as machines read it', () => expect(durationOf(65)).toBe('PT65S'))
