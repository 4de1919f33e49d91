import { sql } from 'kysely'
import type { Context } from './context.js'
import { sweepUploads } from './domains/files/sweepUploads.js'
import type { Schedule } from './domains/shared/taskKind.js'
import { forgetOldEvents } from './events/events.js'
import { timestamp } from './store/timestamp.js'
import type { Transaction } from './transaction/transaction.js'

const keptHours = 30 * 24

/** Deletes what is no longer needed. */
export const housekeeping: Schedule = {
  name: 'housekeeping',
  settings: () => ({ concurrency: 1, attempts: 3, retrySeconds: 60, everySeconds: 3600 }),
  run: async (context) => {
    await forget(context)
    await sweepUploads(context)
  },
}

/** Deletes expired rows: old events, notifications, entries, invitations, attempts, codes, sessions and work. */
export function forget({ transaction }: Pick<Context, 'transaction'>): Promise<void> {
  return transaction(async (transaction) => {
    const { database, limits, now } = transaction
    const ago = (hours: number) => timestamp(transaction, -hours * 60 * 60)
    const oldestAudit = new Date(now())
    oldestAudit.setUTCMonth(oldestAudit.getUTCMonth() - limits.auditMonths)
    await forgetOldEvents(transaction)
    await database.deleteFrom('audit').where('created_at', '<', oldestAudit.toISOString()).execute()
    await database.deleteFrom('invitation').where('expires_at', '<', ago(keptHours)).execute()
    await database.deleteFrom('attempt').where('created_at', '<', ago(24)).execute()
    await database.deleteFrom('challenge').where('expires_at', '<', ago(0)).execute()
    await database.deleteFrom('verified_address').where('verified_at', '<', ago(24)).execute()
    await database.deleteFrom('code').where('expires_at', '<', ago(24)).execute()
    await database.deleteFrom('session').where('expires_at', '<', ago(keptHours)).execute()
    await database.deleteFrom('access_token').where('expires_at', '<', ago(keptHours)).execute()
    // Two months: longer than the period of the credits.
    await database
      .deleteFrom('generation')
      .where('created_at', '<', ago(keptHours * 2))
      .execute()
    await forgetNotifications(transaction)
    await database.deleteFrom('sign_in').where('created_at', '<', oldestAudit.toISOString()).execute()
    await forgetSignIns(transaction)
    await database
      .deleteFrom('task')
      .where('project_id', 'is', null)
      .where('status', 'in', ['completed', 'failed', 'cancelled'])
      .where('ended_at', '<', ago(keptHours))
      .execute()
  })
}

/** Keeps the newest of each account. */
async function forgetNotifications({ database, limits }: Transaction): Promise<void> {
  const numbered = database
    .selectFrom('notification')
    .select('id')
    .select(sql<number>`row_number() over (partition by account_id order by id desc)`.as('place'))
  await database
    .deleteFrom('notification')
    .where('id', 'in', (inner) =>
      inner
        .selectFrom(numbered.as('numbered'))
        .select('numbered.id')
        .where('place', '>', limits.notificationsKept),
    )
    .execute()
}

/** Keeps the newest logins of each account, and as many of those that were refused: neither pushes the others out. */
async function forgetSignIns({ database, limits }: Transaction): Promise<void> {
  const numbered = database
    .selectFrom('sign_in')
    .select('id')
    .select(
      sql<number>`row_number() over (partition by account_id, case when refusal is null then 0 else 1 end order by id desc)`.as(
        'place',
      ),
    )
  await database
    .deleteFrom('sign_in')
    .where('id', 'in', (inner) =>
      inner.selectFrom(numbered.as('numbered')).select('numbered.id').where('place', '>', limits.signInsKept),
    )
    .execute()
}
