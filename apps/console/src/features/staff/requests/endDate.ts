import { type FieldErrorKey, momentOfEnd } from '@saywright/api/contract'
import { writtenDay } from '../../../parts/writtenDay.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * The error of the end of an evaluation; an empty text has none.
 *
 * @param daysMax maximum duration in days.
 */
export function faultOfEnd(written: string, now: Date, daysMax: number): FieldErrorKey | undefined {
  if (written === '') return undefined
  const day = writtenDay(written)
  if (!day) return 'invalid'
  const days = (Date.parse(momentOfEnd(day)) - now.getTime()) / dayMilliseconds
  return days < 1 || days > daysMax ? 'outOfRange' : undefined
}

/** A number of days after a day. */
export const daysAfter = (day: Date, days: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
