import { listStaffAudit } from '@saywright/api/contract'
import { listPage } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { auditEntries, auditResponse } from './auditEntries.js'

export const listStaffAuditRoute = bind(listStaffAudit, async ({ context, query }) => {
  const { found, page } = auditEntries(context.database, query)
  const ofAny = found
    // Decisions of staff about a request are in no log of its organization, and still concern it.
    .leftJoin('deal', (join) =>
      join.on('audit.object_kind', '=', 'deal').onRef('deal.id', '=', 'audit.object_id'),
    )
    .leftJoin('project', 'project.id', 'deal.project_id')
    .leftJoin('organization', (join) =>
      join.on((where) =>
        where('organization.id', '=', where.fn.coalesce('audit.organization_id', 'project.organization_id')),
      ),
    )
    .select(['organization.id as of_id', 'organization.name as of_name'])
  return listPage(ofAny, page, 'audit.id', (rows) =>
    rows.map(({ of_id, of_name, ...row }) => ({
      ...auditResponse(row),
      organization: of_id === null || of_name === null ? null : { id: of_id, name: of_name },
    })),
  )
})
