import {
  detachMember,
  handOverOrganization,
  leaveOrganization,
  listMembers,
  saveMemberRole,
} from '../contract/members/calls.js'
import { useAction } from './useAction.js'
import { useWholeList } from './useWholeList.js'

/** Members of an organization with their projects. */
export const useMembers = (orgId: number | undefined) =>
  useWholeList(listMembers, orgId === undefined ? undefined : { params: { orgId } })

// One's own role may be the one that changes.
export const useSaveMemberRole = () => useAction(saveMemberRole, ['v3/organizations', 'v3/projects', 'v3/me'])
export const useDetachMember = () => useAction(detachMember, ['v3/organizations', 'v3/projects'])
export const useLeaveOrganization = () =>
  useAction(leaveOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])
/** Another member becomes administrator in the place of who is logged in. */
export const useHandOverOrganization = () =>
  useAction(handOverOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])
