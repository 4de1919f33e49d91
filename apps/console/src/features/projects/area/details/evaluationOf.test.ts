import type { Delivery } from '@saywright/api/contract'
import { expect, it, test } from 'vitest'
import { evaluationOf } from './evaluationOf.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')
const evaluation_ends_on = '2026-12-09T16:00:00.000Z'
const aDelivery = (created_at: string, expire_on: string | null): Delivery => ({
  id: 1,
  technology: 'asr',
  langs: [],
  expire_on,
  created_at,
})

it('K-046 an evaluation lasts 30 days where no delivery says otherwise', () => {
  expect(evaluationOf({ evaluation_ends_on }, now)).toEqual({
    startsOn: '2026-11-09T16:00:00.000Z',
    endsOn: evaluation_ends_on,
    totalDays: 30,
    daysLeft: 17,
  })
})

it('begins with the first delivery that ends with it', () => {
  const deliveries = [
    aDelivery('2026-01-01T00:00:00.000Z', null),
    aDelivery('2026-11-01T00:00:00.000Z', '2026-11-05T00:00:00.000Z'),
    aDelivery('2026-11-19T16:00:00.000Z', evaluation_ends_on),
    aDelivery('2026-11-21T16:00:00.000Z', evaluation_ends_on),
  ]
  expect(evaluationOf({ evaluation_ends_on, deliveries }, now)).toMatchObject({
    startsOn: '2026-11-19T16:00:00.000Z',
    totalDays: 20,
  })
})

test.each([
  [null, undefined],
  ['2026-11-22T09:00:01.000Z', 1],
  ['2026-11-22T09:00:00.000Z', 0],
  ['2026-06-01T09:00:00.000Z', 0],
])('an evaluation that ends on %s has %s days left', (end, days) => {
  expect(evaluationOf({ evaluation_ends_on: end }, now)?.daysLeft).toBe(days)
})
