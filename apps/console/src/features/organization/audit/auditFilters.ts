import type { listAudit, QueryOf } from '@saywright/api/contract'
import { knownAction } from './auditActions.js'
import { type AuditPeriod, auditPeriod, defaultPeriod, periodStart } from './auditPeriod.js'

export type AuditFilters = {
  readonly text: string
  /** Id of the account whose entries are requested; undefined for everyone's. */
  readonly person: number | undefined
  /** One of the known actions; undefined for all. */
  readonly action: string | undefined
  readonly period: AuditPeriod
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

const defaultPageSize = 10

/** Leaves no entry out. */
export const unfiltered = { text: '', person: undefined, action: undefined, period: 'all' } as const

/** The filters of an address; invalid ones are ignored. */
export function readFilters(params: URLSearchParams): AuditFilters {
  return {
    text: params.get('text') ?? '',
    person: atLeastOne(params.get('person')),
    action: knownAction(params.get('action') ?? ''),
    period: auditPeriod(params.get('period')),
    page: atLeastOne(params.get('page')) ?? 1,
    pageSize: atLeastOne(params.get('size')) ?? defaultPageSize,
  }
}

/** The query of the address: values other than the defaults. */
export function writtenFilters({
  text,
  person,
  action,
  period,
  page,
  pageSize,
}: AuditFilters): Record<string, string> {
  return {
    ...(text && { text }),
    ...(person && { person: String(person) }),
    ...(action && { action }),
    ...(period !== defaultPeriod && { period }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== defaultPageSize && { size: String(pageSize) }),
  }
}

/** The question to the server, without a page. */
export function auditQuery(
  { text, person, action, period }: AuditFilters,
  now: Date,
): QueryOf<typeof listAudit> {
  const from = periodStart(period, now)
  return {
    ...(text.trim() && { search: { keywords: text.trim() } }),
    filters: {
      ...(action && { action }),
      ...(person && { account_id: String(person) }),
      ...(from && { from }),
    },
  }
}

function atLeastOne(written: string | null): number | undefined {
  const number = Number(written)
  return Number.isSafeInteger(number) && number >= 1 && number <= 100_000 ? number : undefined
}
