import type { Delivery } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { trialOf } from './trialOf.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')
const ending = (expire_on: string | null): Delivery => ({
  id: 1,
  technology: 'asr',
  langs: [],
  expire_on,
  created_at: '2026-01-01T00:00:00.000Z',
})

test.each([
  ['nothing was ever delivered', [], null, { state: 'offered' }],
  ['all is over', [ending('2026-11-01T00:00:00.000Z')], null, { state: 'offered' }],
  ['something is delivered', [ending(null)], null, undefined],
  ['something is delivered for a while', [ending('2026-12-01T00:00:00.000Z')], null, undefined],
  ['it has begun', [], '2026-11-22T09:40:00.000Z', { state: 'running', endsOn: '2026-11-22T09:40:00.000Z' }],
  ['it is over', [], '2026-11-22T09:00:00.000Z', undefined],
] as const)('K-046 the trial where %s', (_, deliveries, trial_ends_on, trial) => {
  expect(trialOf({ deliveries: [...deliveries], trial_ends_on }, now)).toEqual(trial)
})
