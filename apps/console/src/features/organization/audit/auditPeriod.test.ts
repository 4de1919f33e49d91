import { expect, it, test } from 'vitest'
import { auditPeriod, auditPeriods, periodStart } from './auditPeriod.js'

const now = new Date(2026, 10, 22, 14, 5)

test.each([
  ['7', new Date(2026, 10, 15)],
  ['30', new Date(2026, 9, 23)],
  ['90', new Date(2026, 7, 24)],
] as const)('a period of %s days begins at a midnight', (period, start) => {
  expect(periodStart(period, now)).toBe(start.toISOString())
})

it('has no start when all entries are requested', () => {
  expect(periodStart('all', now)).toBeUndefined()
})

test.each<[string | null, string]>([
  ...auditPeriods.map((period): [string, string] => [period, period]),
  ['1000', '30'],
  [null, '30'],
])('the address says %s: the period is %s', (asked, period) => {
  expect(auditPeriod(asked)).toBe(period)
})
