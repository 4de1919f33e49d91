import { limits } from '@saywright/api/contract'

/** Periods of the log in days, the longest first; `all` is the whole retention. */
export const auditPeriods = ['all', '90', '30', '7'] as const
export type AuditPeriod = (typeof auditPeriods)[number]

export const defaultPeriod: AuditPeriod = '30'

export function auditPeriod(asked: string | null): AuditPeriod {
  return auditPeriods.find((period) => period === asked) ?? defaultPeriod
}

/** Retention of entries in months, for the sentence about it. */
export const keptMonths = limits.auditMonths

/**
 * The start of a period: the beginning of a day, so that the same request stays the same all day.
 *
 * @returns ISO 8601 text in UTC; undefined for the whole retention.
 */
export function periodStart(period: AuditPeriod, now: Date): string | undefined {
  if (period === 'all') return undefined
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period)).toISOString()
}
