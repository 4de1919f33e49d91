import { sql } from 'kysely'
import { timestamp } from '../store/timestamp.js'
import type { Reading } from '../transaction/transaction.js'

const day = 24 * 60 * 60

/**
 * The condition on a row of `session` that has not ended: not revoked, before its end, used recently, and for an
 * impersonation, still by staff.
 */
export function activeSession(reading: Pick<Reading, 'now' | 'limits'>) {
  const unusedSince = timestamp(reading, -reading.limits.sessionIdleDays * day)
  return sql<boolean>`session.revoked_at is null and session.expires_at > ${timestamp(reading)} and coalesce(session.last_used_at, session.created_at) > ${unusedSince} and (session.staff_id is null or exists (select 1 from account as staff where staff.id = session.staff_id and staff.is_admin = 1))`
}
