import { expect, it } from 'vitest'
import { daysLeft } from './daysLeft.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')

it.each([
  ['2026-12-10T09:00:00.000Z', 18],
  ['2026-11-22T09:00:00.001Z', 1],
  ['2026-11-22T09:00:00.000Z', 0],
  ['2026-11-01T00:00:00.000Z', 0],
])('until %s there are %i days', (until, days) => {
  expect(daysLeft(until, now)).toBe(days)
})
