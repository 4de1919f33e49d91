import type { FieldErrorKey } from '@saywright/api/contract'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The end of a day written DD/MM/YYYY where the reader is; undefined when there is no such day. */
export function endOfDay(written: string): Date | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? []
  if (!day || !month || !year) return undefined
  const end = new Date(Number(year), Number(month) - 1, Number(day), 23, 59, 59)
  return end.getDate() === Number(day) && end.getMonth() === Number(month) - 1 ? end : undefined
}

/**
 * What is wrong with the end of an evaluation; an empty text is none.
 *
 * @param daysMax how many days it may last.
 */
export function faultOfEnd(written: string, now: Date, daysMax: number): FieldErrorKey | undefined {
  if (written === '') return undefined
  const end = endOfDay(written)
  if (!end) return 'invalid'
  const days = (end.getTime() - now.getTime()) / dayMilliseconds
  return days < 1 || days > daysMax ? 'outOfRange' : undefined
}

/** A number of days after a day. */
export const daysAfter = (day: Date, days: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
