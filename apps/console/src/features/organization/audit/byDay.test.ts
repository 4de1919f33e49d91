import { anAuditEntry } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import { byDay, daysAgo } from './byDay.js'

const at = (id: number, ...moment: [number, number, number, number]) =>
  anAuditEntry({ id, created_at: new Date(...moment).toISOString() })

it('groups entries by the days of the reader, in their order', () => {
  const entries = [
    at(4, 2026, 10, 22, 9),
    at(3, 2026, 10, 22, 0),
    at(2, 2026, 10, 21, 23),
    at(1, 2026, 10, 1, 8),
  ]
  expect(byDay(entries).map(({ day, entries }) => [day.getDate(), entries.map(({ id }) => id)])).toEqual([
    [22, [4, 3]],
    [21, [2]],
    [1, [1]],
  ])
})

test.each([
  [22, 0],
  [21, 1],
  [15, 7],
])('the %sth is %s days ago', (date, days) => {
  expect(daysAgo(new Date(2026, 10, date), new Date(2026, 10, 22, 14))).toBe(days)
})
