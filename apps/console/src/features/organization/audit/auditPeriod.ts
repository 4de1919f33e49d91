import { limits } from '@saywright/api/contract'

/** Days that the log may be asked for, the longest first; `all` is as long as entries are kept, and leaves nothing out. */
export const auditPeriods = ['all', '90', '30', '7'] as const
export type AuditPeriod = (typeof auditPeriods)[number]

export const defaultPeriod: AuditPeriod = '30'

export function auditPeriod(asked: string | null): AuditPeriod {
  return auditPeriods.find((period) => period === asked) ?? defaultPeriod
}

/** Months that entries are kept, for the sentence that says so. */
export const keptMonths = limits.auditMonths

/**
 * The moment from which a period reaches back: the beginning of a day, so that the same question stays the same all day.
 *
 * @returns ISO 8601 text in UTC; undefined for all that is kept.
 */
export function periodStart(period: AuditPeriod, now: Date): string | undefined {
  if (period === 'all') return undefined
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(period)).toISOString()
}
