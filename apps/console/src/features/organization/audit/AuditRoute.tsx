import { toLoadable, useAudit } from '@saywright/api/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AuditFilters, AuditScreen } from './AuditScreen.js'
import { knownAction } from './auditActions.js'
import { auditPeriod, defaultPeriod, periodStart } from './auditPeriod.js'

const defaultPageSize = 10

export type AuditRouteProps = { organizationId: number | undefined }

/** The filters live in the address, so that what was found can be sent to a colleague. */
export function AuditRoute({ organizationId }: AuditRouteProps) {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const filters: AuditFilters = {
    text: params.get('text') ?? '',
    action: knownAction(params.get('action') ?? ''),
    period: auditPeriod(params.get('period')),
    page: atLeastOne(params.get('page')) ?? 1,
    pageSize: atLeastOne(params.get('size')) ?? defaultPageSize,
  }
  const from = periodStart(filters.period, now)
  const entries = toLoadable(
    useAudit(organizationId, {
      pageIndex: filters.page - 1,
      pageSize: filters.pageSize,
      ...(filters.text.trim() && { search: { keywords: filters.text.trim() } }),
      filters: { ...(filters.action && { action: filters.action }), ...(from && { from }) },
    }),
  )
  return (
    <AuditScreen
      entries={entries}
      filters={filters}
      onFiltersChange={(next) => setParams(writtenFilters(next), { replace: true })}
      now={now}
    />
  )
}

/** What differs from the default stands in the address. */
function writtenFilters({ text, action, period, page, pageSize }: AuditFilters): Record<string, string> {
  return {
    ...(text && { text }),
    ...(action && { action }),
    ...(period !== defaultPeriod && { period }),
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== defaultPageSize && { size: String(pageSize) }),
  }
}

function atLeastOne(written: string | null): number | undefined {
  const number = Number(written)
  return Number.isSafeInteger(number) && number >= 1 && number <= 100_000 ? number : undefined
}
