import { expect, test } from 'vitest'
import { daysUntil, projectStanding } from './projectStanding.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')
const [past, soon, later] = [
  '2026-11-22T09:00:00.000Z',
  '2026-11-22T09:00:00.001Z',
  '2026-12-10T09:00:00.000Z',
]

test.each([
  ['nothing was requested', null, [], { state: 'draft' }],
  ['the first request waits', 18, [], { state: 'waiting' }],
  ['something is delivered for good', null, [null, past], { state: 'production' }],
  ['an evaluation runs', null, [past, later], { state: 'evaluation', daysLeft: 18 }],
  ['the last millisecond of an evaluation runs', null, [soon], { state: 'evaluation', daysLeft: 1 }],
  ['an evaluation has ended', null, [past, past], { state: 'ended' }],
  ['an evaluation has ended, and more is requested', 18, [past], { state: 'waiting' }],
  ['more is requested while an evaluation runs', 18, [later], { state: 'evaluation', daysLeft: 18 }],
  ['both kinds are delivered', null, [null, later], { state: 'production' }],
] as const)('K-034 when %s', (_, deal_id, ends, standing) => {
  const deliveries = ends.map((expire_on) => ({ expire_on }))
  expect(projectStanding({ deal_id, deliveries }, now)).toEqual(standing)
})

test('a project whose deliveries are not known is a draft', () => {
  expect(projectStanding({}, now)).toEqual({ state: 'draft' })
})

test.each([
  ['2026-11-22T08:59:59.999Z', 0],
  ['2026-11-22T09:00:00.000Z', 0],
  ['2026-11-22T23:59:59.999Z', 1],
  ['2026-11-23T08:00:00.000Z', 1],
  // An approval lasts to the end of its last day.
  ['2026-12-22T23:59:59.999Z', 30],
  ['2026-12-22T00:00:00.000Z', 30],
])('until %s there are %i days', (end, days) => {
  expect(daysUntil(Date.parse(end), now)).toBe(days)
})
