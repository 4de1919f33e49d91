import { expect, test } from 'vitest'
import { projectStanding } from './projectStanding.js'

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
