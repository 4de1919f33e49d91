import {
  acceptInvitation,
  acceptOwnInvitation,
  createInvitations,
  declineOwnInvitation,
  deleteInvitation,
  getInvitation,
  listInvitations,
  listOwnInvitations,
  resendInvitation,
} from '../contract/invitations/calls.js'
import type { QueryOf } from '../contract/kernel/endpoint.js'
import { useAction } from './useAction.js'
import { useRead } from './useRead.js'

const organization = 'v3/organizations/{id}'

/**
 * A page of the pending invitations, searched and sorted by the server; the previous page is shown until the
 * next is loaded. Accessible to administrators only.
 */
export const useInvitationPage = (
  organizationId: number | undefined,
  query: QueryOf<typeof listInvitations>,
) =>
  useRead(
    listInvitations,
    organizationId === undefined ? undefined : { params: { id: organizationId }, query },
    { isKept: true },
  )

export const useCreateInvitations = () => useAction(createInvitations, [organization])
export const useResendInvitation = () => useAction(resendInvitation, [organization])
export const useDeleteInvitation = () => useAction(deleteInvitation, [organization])

/** The invitation with the code of a link. */
export const useInvitation = (code: string | undefined) =>
  useRead(getInvitation, code === undefined ? undefined : { params: { code } })

export const useAcceptInvitation = () =>
  useAction(acceptInvitation, ['v3/organizations', 'v3/projects', 'v3/me'])

// Reads that show an invitation; they are read again once it is answered.
const answered = ['v3/own_invitations', 'v3/notifications']

/** Pending invitations to the address of the account. */
export const useOwnInvitations = () => useRead(listOwnInvitations, {})
export const useAcceptOwnInvitation = () =>
  useAction(acceptOwnInvitation, [...answered, 'v3/organizations', 'v3/projects', 'v3/me'])
export const useDeclineOwnInvitation = () => useAction(declineOwnInvitation, answered)
