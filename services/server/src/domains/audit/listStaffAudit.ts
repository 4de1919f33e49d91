import { listStaffAudit } from '@saywright/api/contract'
import { listPage } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { auditEntries, auditResponse } from './auditEntries.js'

export const listStaffAuditRoute = bind(listStaffAudit, async ({ context, query }) => {
  const { found, page } = auditEntries(context.database, query)
  const ofAny = found
    .leftJoin('organization', 'organization.id', 'audit.organization_id')
    .select(['organization.id as of_id', 'organization.name as of_name'])
  return listPage(ofAny, page, 'audit.id', (rows) =>
    rows.map(({ of_id, of_name, ...row }) => ({
      ...auditResponse(row),
      organization: of_id === null || of_name === null ? null : { id: of_id, name: of_name },
    })),
  )
})
