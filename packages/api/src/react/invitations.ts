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

/** A page of the invitations that nobody has answered, searched and sorted by the server; the last page stays while the next is on its way. Only administrators read them. */
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

/** What the code of a link invites to. */
export const useInvitation = (code: string | undefined) =>
  useRead(getInvitation, code === undefined ? undefined : { params: { code } })

export const useAcceptInvitation = () =>
  useAction(acceptInvitation, ['v3/organizations', 'v3/projects', 'v3/me'])

// What told of an invitation is read once it is answered.
const answered = ['v3/own_invitations', 'v3/notifications']

/** Invitations to the address of the account that wait for an answer. */
export const useOwnInvitations = () => useRead(listOwnInvitations, {})
export const useAcceptOwnInvitation = () =>
  useAction(acceptOwnInvitation, [...answered, 'v3/organizations', 'v3/projects', 'v3/me'])
export const useDeclineOwnInvitation = () => useAction(declineOwnInvitation, answered)
