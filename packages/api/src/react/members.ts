import type { QueryOf } from '../contract/kernel/endpoint.js'
import {
  detachMember,
  handOverOrganization,
  leaveOrganization,
  listMembers,
  saveMemberRole,
} from '../contract/members/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

/** The members of an organization with their projects. */
export const useMembers = (orgId: number | undefined) =>
  useWholeList(listMembers, orgId === undefined ? undefined : { params: { orgId } })

/**
 * A page of the members, searched and sorted by the server; the previous page is shown until the next is
 * loaded.
 */
export const useMemberPage = (orgId: number | undefined, query: QueryOf<typeof listMembers>) =>
  useRead(listMembers, orgId === undefined ? undefined : { params: { orgId }, query }, { isKept: true })

// One's own role may be the one that changes.
export const useSaveMemberRole = () => useAction(saveMemberRole, ['v3/organizations', 'v3/projects', 'v3/me'])
export const useDetachMember = () => useAction(detachMember, ['v3/organizations', 'v3/projects'])
export const useLeaveOrganization = () =>
  useAction(leaveOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])
/** Makes another member the administrator in place of the signed-in user. */
export const useHandOverOrganization = () =>
  useAction(handOverOrganization, ['v3/organizations', 'v3/projects', 'v3/me'])
