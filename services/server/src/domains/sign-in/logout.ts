import { logout } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { revokeFamily } from '../../security/sessions.js'

export const logoutRoute = bind(logout, async ({ context, session }) => {
  await revokeFamily(context, session.family)
  await context.events.sessionsChanged(session.accountId, session.id)
  return { success: true }
})
