import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatLongDate, formatTime } from './formatDate.js'

it('L-033 the short form is day, month, year in both languages', () => {
  expect(formatDate('2026-11-02T10:00:00Z', 'UTC')).toBe('02/11/2026')
})

it('L-033 the short form follows the time zone', () => {
  expect(formatDate('2026-11-22T23:30:00Z', 'Europe/Paris')).toBe('23/11/2026')
  expect(formatDate(new Date('2026-11-22T23:30:00Z'), 'America/New_York')).toBe('22/11/2026')
})

it.each([
  ['en-US', 'November 22, 2026'],
  ['fr-FR', '22 novembre 2026'],
] as const)('L-033 the long form in %s is %s', (locale, expected) => {
  expect(formatLongDate('2026-11-22T12:00:00Z', locale, 'UTC')).toBe(expected)
})

it('L-033 hours go to 24', () => {
  expect(formatTime('2026-11-22T14:05:00Z', 'UTC')).toBe('14:05')
  expect(formatTime('2026-11-22T00:05:00Z', 'UTC')).toBe('00:05')
})

it('when something happened has hours and minutes in the same time zone', () => {
  expect(formatDateTime('2026-11-22T23:30:00Z', 'Europe/Paris')).toBe('23/11/2026, 00:30')
})

it.each([
  ['de-DE', '22.11.2026', '22.11.2026, 14:05'],
  ['ar-EG', '٢٢/١١/٢٠٢٦', '٢٢/١١/٢٠٢٦, ١٤:٠٥'],
  ['fr-FR', '22/11/2026', '22/11/2026, 14:05'],
  ['en-US', '22/11/2026', '22/11/2026, 14:05'],
])('L-033 a date in %s is %s', (locale, day, moment) => {
  const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '')
  expect(plain(formatDate('2026-11-22T14:05:00Z', 'UTC', locale))).toBe(day)
  expect(plain(formatDateTime('2026-11-22T14:05:00Z', 'UTC', locale))).toBe(moment)
})

it('refuses what is not a date', () => {
  expect(() => formatDate('tomorrow', 'UTC')).toThrow(RangeError)
})
