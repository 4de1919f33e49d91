import {
  acceptInvitation,
  createInvitations,
  deleteInvitation,
  getInvitation,
  listInvitations,
  resendInvitation,
} from '../contract/invitations/calls.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'
import { useWholeList } from './useWholeList.js'

const organization = 'v3/organizations/{id}'

/** Invitations that nobody has answered; only administrators read them. */
export const useInvitations = (organizationId: number | undefined) =>
  useWholeList(listInvitations, organizationId === undefined ? undefined : { params: { id: organizationId } })

export const useCreateInvitations = () => useAction(createInvitations, [organization])
export const useResendInvitation = () => useAction(resendInvitation, [organization])
export const useDeleteInvitation = () => useAction(deleteInvitation, [organization])

/** What the code of a link invites to. */
export const useInvitation = (code: string | undefined) =>
  useRead(getInvitation, code === undefined ? undefined : { params: { code } })

export const useAcceptInvitation = () =>
  useAction(acceptInvitation, ['v3/organizations', 'v3/projects', 'v3/me'])
