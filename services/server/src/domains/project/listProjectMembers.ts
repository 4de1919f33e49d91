import { listProjectMembers } from '@saywright/api/contract'
import { foldedWords } from '../../store/folded.js'
import { contains, listPage, pageRequest } from '../../store/page.js'
import { nameOrder, searchedText } from '../members/personKeys.js'
import { bind } from '../shared/call.js'
import { memberResponse, projectMembers } from './projectMembers.js'

const columns = {
  name: 'name_key',
  role: 'organization_member.role',
  created_at: 'project_member.id',
} as const

export const listProjectMembersRoute = bind(listProjectMembers, ({ context, params, query }) => {
  const page = pageRequest(query, columns, { column: 'project_member.id', direction: 'asc' })
  const words = foldedWords(page.keywords ?? '')
  const found = projectMembers(context.database)
    .where('project_member.project_id', '=', params.id)
    .where((where) => where.and(words.map((word) => contains(searchedText, word))))
    .select(nameOrder.as('name_key'))
  return listPage(found, page, 'project_member.id', async (rows) => rows.map(memberResponse))
})
