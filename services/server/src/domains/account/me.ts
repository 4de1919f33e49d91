import { displayedName, me } from '@saywright/api/contract'
import { bind } from '../../http/bind.js'
import { accountOf } from './accounts.js'
import { userAnswer } from './userAnswer.js'

export const meRoute = bind(me, async ({ context, session }) => {
  const answer = await userAnswer(context, session.accountId)
  if (session.staffId === null) return answer
  const staff = await accountOf(context.database, session.staffId)
  return { ...answer, acted_by: { id: staff.id, name: displayedName(staff) } }
})
