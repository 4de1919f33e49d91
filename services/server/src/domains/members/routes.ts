import type { ServerRoute } from '../shared/call.js'
import { detachMemberRoute } from './detachMember.js'
import { handOverOrganizationRoute } from './handOverOrganization.js'
import { leaveOrganizationRoute } from './leaveOrganization.js'
import { listMembersRoute } from './listMembers.js'
import { saveMemberRoleRoute } from './saveMemberRole.js'

export const membersRoutes: readonly ServerRoute[] = [
  detachMemberRoute,
  leaveOrganizationRoute,
  handOverOrganizationRoute,
  listMembersRoute,
  saveMemberRoleRoute,
]
