import type { Organization } from '@saywright/api/contract'
import { toLoadable, useAudit, useWholeAudit } from '@saywright/api/react'
import { saveFile } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOrganizationContext } from '../header/OrganizationLayoutRoute.js'
import { organizationMessages } from '../messages/index.js'
import { AuditScreen } from './AuditScreen.js'
import { auditCsv } from './auditCsv.js'
import { auditQuery, readFilters, writtenFilters } from './auditFilters.js'

export function AuditRoute() {
  const { administered } = useOrganizationContext()
  return administered ? <AuditOf organization={administered} /> : null
}

/** The filters are in the address, so that the result can be sent to a colleague. */
function AuditOf({ organization: { id: organizationId, members } }: { organization: Organization }) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const filters = readFilters(params)
  const query = auditQuery(filters, now)
  const everyEntry = useWholeAudit(organizationId)
  const page = { pageIndex: filters.page - 1, pageSize: filters.pageSize }
  const save = async () => {
    const csv = await auditCsv(await everyEntry(query), t, locale)
    saveFile(`${t('audit.file')}.csv`, csv, 'text/csv')
  }
  return (
    <AuditScreen
      entries={toLoadable(useAudit(organizationId, { ...query, ...page }))}
      people={members.map(({ user }) => user)}
      filters={filters}
      onFiltersChange={(next) => setParams(writtenFilters(next), { replace: true })}
      onExport={save}
      now={now}
    />
  )
}
