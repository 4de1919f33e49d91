import { listAudit } from '@saywright/api/contract'
import { listPage } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { auditEntries, auditResponse } from './auditEntries.js'

export const listAuditRoute = bind(listAudit, async ({ context, query, scope }) => {
  const { found, page } = auditEntries(context.database, query)
  const own = found.where('audit.organization_id', '=', scope.organizationId)
  return listPage(own, page, 'audit.id', (rows) => rows.map(auditResponse))
})
