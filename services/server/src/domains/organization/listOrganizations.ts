import { listOrganizations } from '@saywright/api/contract'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { organizationResponses } from './organizationResponses.js'

const columns = { name: 'organization.name_folded', created_at: 'organization.created_at' } as const

export const listOrganizationsRoute = bind(listOrganizations, async ({ context, query, session }) => {
  const page = pageRequest(query, columns, { column: 'organization.name_folded', direction: 'asc' })
  const own = context.database
    .selectFrom('organization_member')
    .innerJoin('organization', 'organization.id', 'organization_member.organization_id')
    .where('organization_member.account_id', '=', session.accountId)
    .where(hasWords(['organization.name_folded'], page.keywords))
  return listPage(own.select('organization.id'), page, 'organization.id', (rows) =>
    organizationResponses(
      context.database,
      rows.map(({ id }) => id),
      session.accountId,
    ),
  )
})
