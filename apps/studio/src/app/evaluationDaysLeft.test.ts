import { aProject } from '@saywright/api/testing'
import { expect, it } from 'vitest'
import { evaluationDaysLeft } from './evaluationDaysLeft.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')
const past = '2026-11-01T00:00:00.000Z'
const delivered = (...ends: (string | null)[]) =>
  ends.map((expire_on, id) => ({ id, technology: 'asr' as const, langs: [], expire_on, created_at: past }))

it.each([
  ['2026-12-10T09:00:00.000Z', [], 18],
  ['2026-11-22T09:00:00.001Z', [], 1],
  ['2026-11-22T09:00:00.000Z', ['2026-11-22T09:00:00.000Z'], 0],
  [past, [past], 0],
  // What ended was delivered for good since.
  [past, [past, null], undefined],
  [null, [null], undefined],
])('an evaluation until %s, of what is delivered until %j, goes on for %s days', (end, ends, days) => {
  expect(evaluationDaysLeft(aProject({ evaluation_ends_on: end, deliveries: delivered(...ends) }), now)).toBe(
    days,
  )
})

it('a project that is not known yet has none', () => {
  expect(evaluationDaysLeft(undefined, now)).toBeUndefined()
})
