import type { Delivery, Project } from '@saywright/api/contract'
import { aDeal } from '@saywright/api/testing'
import { expect, it, test } from 'vitest'
import { type TechnologyRow, technologyRows } from './technologyRows.js'

const now = Date.parse('2026-11-22T09:00:00.000Z')
const aDelivery = (changes: Partial<Delivery>): Delivery => ({
  id: 1,
  technology: 'asr',
  langs: ['fra-FR'],
  expire_on: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...changes,
})
const rowsOf = (project: Partial<Project>) =>
  Object.fromEntries(
    technologyRows({ tags: [], deliveries: [], ...project }, now).map((row) => [row.flag, row]),
  ) as Record<TechnologyRow['flag'], TechnologyRow>

it('K-040 lists seven technologies, of which nothing is delivered at first', () => {
  const rows = technologyRows({ tags: [], deliveries: [] }, now)
  expect(rows).toHaveLength(7)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['absent']))
})

test.each([
  ['for good', [aDelivery({})], 'delivered', undefined],
  [
    'for a while',
    [aDelivery({ expire_on: '2026-12-09T16:00:00.000Z' })],
    'delivered',
    '2026-12-09T16:00:00.000Z',
  ],
  [
    'twice, the second time for longer',
    [
      aDelivery({ expire_on: '2026-12-09T16:00:00.000Z' }),
      aDelivery({ id: 2, expire_on: '2027-01-09T16:00:00.000Z' }),
    ],
    'delivered',
    '2027-01-09T16:00:00.000Z',
  ],
  [
    'for a while, and then for good',
    [aDelivery({ expire_on: '2026-12-09T16:00:00.000Z' }), aDelivery({ id: 2 })],
    'delivered',
    undefined,
  ],
  ['until now', [aDelivery({ expire_on: '2026-11-22T09:00:00.000Z' })], 'ended', '2026-11-22T09:00:00.000Z'],
] as const)('delivered %s', (_, deliveries, state, endsOn) => {
  expect(rowsOf({ deliveries: [...deliveries] }).tech_voice_strict_commands).toMatchObject({ state, endsOn })
})

it('marks as requested what an open request adds, also to deliveries', () => {
  const rows = rowsOf({ deliveries: [aDelivery({})], deal_id: 18, deals: [aDeal()] })
  expect(rows.tech_voice_synthesis).toMatchObject({ state: 'requested', requested: ['French - France'] })
  expect(rows.tech_voice_strict_commands).toMatchObject({
    state: 'delivered',
    languages: ['French - France'],
    requested: ['German - Germany'],
  })
})

it('a request that is decided adds nothing', () => {
  const rows = rowsOf({ deal_id: null, deals: [aDeal({ status: 'declined' })] })
  expect(rows.tech_voice_synthesis.state).toBe('absent')
})

it('does not mark the contents of a trial as delivered', () => {
  const tags: Project['tags'] = [{ technology: 'asr', langs: ['fra-FR'] }]
  expect(rowsOf({ tags }).tech_voice_strict_commands.state).toBe('absent')
})

it('free speech is dictation', () => {
  const delivery = aDelivery({ technology: 'free-speech', expire_on: '2026-12-09T16:00:00.000Z' })
  expect(rowsOf({ deliveries: [delivery] }).tech_voice_dictation).toMatchObject({
    state: 'delivered',
    endsOn: '2026-12-09T16:00:00.000Z',
  })
})
