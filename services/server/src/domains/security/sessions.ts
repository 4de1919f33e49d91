import { endOtherSessions, endSession, listSessions, type Session } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import { actorOf } from '../../audit/actorOf.js'
import { writeAudit } from '../../audit/writeAudit.js'
import type { Context } from '../../context.js'
import { activeSession } from '../../security/activeSession.js'
import { requireSelf } from '../../security/liveSession.js'
import { revokeAll, revokeFamily } from '../../security/sessions.js'
import { bind } from '../shared/call.js'
import { deviceOf } from './deviceOf.js'

/** Living sessions of an account, the oldest of each family first: the login, then its studio windows. */
function activeSessions(context: Context, accountId: number) {
  return context.database
    .selectFrom('session')
    .select(['id', 'family', 'user_agent', 'staff_id', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where(activeSession(context))
    .orderBy('id')
    .execute()
}

export const listSessionsRoute = bind(listSessions, async ({ context, session }) => {
  const rows = await activeSessions(context, session.accountId)
  const logins = rows.filter(({ family }, at) => rows.findIndex((row) => row.family === family) === at)
  const data = logins.map((login): Session => {
    const { family } = login
    const members = rows.filter((row) => row.family === family)
    const used = members.map(({ last_used_at, created_at }) => last_used_at ?? created_at).toSorted()
    return {
      id: login.id,
      is_current: family === session.family,
      ...deviceOf(login.user_agent),
      acted_by_staff: login.staff_id !== null,
      created_at: login.created_at,
      last_used_at: used.at(-1)!,
      expires_at: login.expires_at,
    }
  })
  return {
    data: data.toSorted((a, b) => b.last_used_at.localeCompare(a.last_used_at) || b.id - a.id),
    total: data.length,
  }
})

export const endSessionRoute = bind(endSession, async (call) => {
  const { context, params, session } = call
  requireSelf(session)
  const rows = await activeSessions(context, session.accountId)
  const ended = rows.find(({ id }) => id === params.id)
  if (!ended) throw new ApiFailure('not_found')
  const by = ended.family === session.family ? session.id : undefined
  await context.transaction(async (transaction) => {
    await revokeFamily(transaction, session.accountId, ended.family, by)
    await writeAudit(transaction, { action: 'account.sessions_ended', ...actorOf(call) })
  })
  return undefined
})

export const endOtherSessionsRoute = bind(endOtherSessions, async (call) => {
  const { context, session } = call
  requireSelf(session)
  await context.transaction(async (transaction) => {
    await revokeAll(transaction, session.accountId, { family: session.family })
    await writeAudit(transaction, { action: 'account.sessions_ended', ...actorOf(call) })
  })
  return undefined
})
