import { formatDate } from '@saywright/ui/i18n'
import { expect, test } from 'vitest'
import { daysAfter, endOfDay, faultOfEnd } from './endDate.js'

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

test('an evaluation lasts to the end of its last day', () => {
  expect(endOfDay('21/12/2026')?.getTime()).toBe(new Date(2026, 11, 21, 23, 59, 59).getTime())
})

test('30 days are counted over the end of a month', () => {
  expect(formatDate(daysAfter(now, 30))).toBe('23/12/2026')
})
