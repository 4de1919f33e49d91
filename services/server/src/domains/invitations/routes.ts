import type { ServerRoute } from '../shared/call.js'
import { acceptInvitationRoute } from './acceptInvitation.js'
import { createInvitationsRoute } from './createInvitations.js'
import { deleteInvitationRoute } from './deleteInvitation.js'
import { getInvitationRoute } from './getInvitation.js'
import { listInvitationsRoute } from './listInvitations.js'
import {
  acceptOwnInvitationRoute,
  declineOwnInvitationRoute,
  listOwnInvitationsRoute,
} from './ownInvitations.js'
import { resendInvitationRoute } from './resendInvitation.js'

export const invitationsRoutes: readonly ServerRoute[] = [
  acceptInvitationRoute,
  createInvitationsRoute,
  deleteInvitationRoute,
  getInvitationRoute,
  listInvitationsRoute,
  resendInvitationRoute,
  listOwnInvitationsRoute,
  acceptOwnInvitationRoute,
  declineOwnInvitationRoute,
]
