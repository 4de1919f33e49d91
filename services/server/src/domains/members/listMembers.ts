import { listMembers } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { memberPage } from './memberPage.js'

export const listMembersRoute = bind(listMembers, ({ context, query, scope, session }) =>
  memberPage(context, { organizationId: scope.organizationId, viewerId: session.accountId }, query),
)
