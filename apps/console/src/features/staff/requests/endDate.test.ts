import { momentOfEnd } from '@saywright/api/contract'
import { formatDate, formatDay } from '@saywright/ui/i18n'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writtenDay } from '../../../parts/writtenDay.js'
import { daysAfter, faultOfEnd } from './endDate.js'

const now = new Date(2026, 10, 23, 10)

test.each([
  ['', undefined],
  ['24/11/2026', undefined],
  ['29/02/2028', undefined],
  ['23/11/2026', 'outOfRange'],
  ['01/01/2020', 'outOfRange'],
  ['01/01/2040', 'outOfRange'],
  ['31/02/2027', 'invalid'],
  ['12/2027', 'invalid'],
  ['24/13/2026', 'invalid'],
])('an evaluation until %j gives %s', (written, fault) => {
  expect(faultOfEnd(written, now, 3650)).toBe(fault)
})

/** Behind and before UTC, with the days on which clocks change there, and the last day of a year. */
const zones = [
  ['America/Los_Angeles', ['08/03/2026', '01/11/2026']],
  ['Europe/Paris', ['29/03/2026', '25/10/2026']],
  ['Pacific/Auckland', ['05/04/2026', '27/09/2026']],
] as const

describe.each(zones)('in %s', (zone, changes) => {
  const usual = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
    expect(new Date(2026, 5, 1).toLocaleString('en', { timeZone: zone })).toContain('12:00:00')
  })
  afterAll(() => {
    process.env.TZ = usual
  })

  test.each(['31/12/2026', '01/01/2027', ...changes])('reports the chosen day %s unchanged', (written) => {
    const sent = writtenDay(written) ?? ''
    expect(sent.split('-').toReversed().join('/')).toBe(written)
    expect(formatDay(sent)).toBe(written)
    // In the form in which the server stores it, returns it and writes it in mails.
    const stored = momentOfEnd(sent)
    expect(formatDay(stored)).toBe(written)
    expect(stored.slice(0, 10)).toBe(sent)
  })

  test('each day follows the one before', () => {
    const days = Array.from({ length: 400 }, (_, count) =>
      formatDate(daysAfter(new Date(2026, 0, 1, 12), count)),
    )
    expect(new Set(days).size).toBe(400)
    expect(days.filter((day) => !writtenDay(day))).toEqual([])
  })
})

test('30 days are counted over the end of a month', () => {
  expect(formatDate(daysAfter(now, 30))).toBe('23/12/2026')
})
