import { displayedName, me } from '@saywright/api/contract'
import { bind } from '../shared/call.js'
import { accountOf } from '../shared/people/accounts.js'
import { userResponse } from './userResponse.js'

export const meRoute = bind(me, async ({ context, session }) => {
  const response = await userResponse(context, session.accountId)
  if (session.staffId === null) return response
  const staff = await accountOf(context.database, session.staffId)
  // The licence key works beyond this hour, and reading it leaves no trace.
  return { ...response, licence_key: null, acted_by: { id: staff.id, name: displayedName(staff) } }
})
