import type { AuditEntry } from '@saywright/api/contract'

export type AuditDay = { readonly day: Date; readonly entries: readonly AuditEntry[] }

const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate())

/** Entries, newest first, by the days of the person who reads them. */
export function byDay(entries: readonly AuditEntry[]): readonly AuditDay[] {
  const days = new Map<number, AuditEntry[]>()
  for (const entry of entries) {
    const day = midnight(new Date(entry.created_at)).getTime()
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, found]) => ({ day: new Date(day), entries: found }))
}

/** How many midnights lie between a day and now: 0 today, 1 yesterday. */
export function daysAgo(day: Date, now: Date): number {
  const aDay = 24 * 60 * 60 * 1000
  // Rounded, because a day in which the clocks change has an hour more or less.
  return Math.round((midnight(now).getTime() - day.getTime()) / aDay)
}
