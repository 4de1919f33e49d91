import { expect, test } from 'vitest'
import type { Delivery } from './project.js'
import { requestStatesOf } from './requestStates.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')
const until = (expire_on: string | null): Delivery => ({
  id: 1,
  technology: 'asr',
  langs: ['eng-US'],
  expire_on,
  created_at: '2026-01-12T09:00:00.000Z',
})
const [past, future] = ['2026-11-22T09:00:00.000Z', '2026-11-22T09:00:00.001Z']

test.each([
  ['nothing was asked for', null, [], []],
  ['the first request waits', 18, [], ['request_pending_validation']],
  ['something is delivered for good', null, [null, past], ['currently_delivered']],
  ['an evaluation runs', null, [past, future], ['ongoing_evaluation']],
  ['an evaluation has ended', null, [past, past], ['expired_resources']],
  [
    'an evaluation has ended, and more is asked for',
    18,
    [past],
    ['request_pending_validation', 'expired_resources'],
  ],
  ['both kinds are delivered', null, [null, future], ['currently_delivered', 'ongoing_evaluation']],
] as const)('K-034 when %s', (_, deal_id, ends, states) => {
  expect(requestStatesOf({ deal_id, deliveries: ends.map(until) }, now)).toEqual(states)
})
