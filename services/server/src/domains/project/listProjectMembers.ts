import { listProjectMembers } from '@saywright/api/contract'
import { hasWords, listPage, pageRequest } from '../../store/page.js'
import { bind } from '../shared/call.js'
import { nameOrder, personColumns } from '../shared/people/personColumns.js'
import { memberResponse, projectMembers } from './projectMembers.js'

const columns = {
  name: 'name_key',
  role: 'organization_member.role',
  created_at: 'project_member.id',
} as const

export const listProjectMembersRoute = bind(listProjectMembers, ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'project_member.id', direction: 'asc' })
  const found = projectMembers(context.database)
    .where('project_member.project_id', '=', params.id)
    .where(hasWords(personColumns, page.keywords))
    .select(nameOrder.as('name_key'))
  return listPage(found, page, 'project_member.id', async (rows) => rows.map(memberResponse))
})
