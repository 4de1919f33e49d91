import { logout } from '@saywright/api/contract'
import { revokeFamily } from '../../security/sessions.js'
import { bind } from '../shared/call.js'

export const logoutRoute = bind(logout, async ({ context, session }) => {
  await context.transaction((transaction) =>
    revokeFamily(transaction, session.accountId, session.family, session.id),
  )
  return undefined
})
