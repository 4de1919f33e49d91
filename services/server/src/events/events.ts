import type { EventData, EventType } from '@saywright/api/contract'
import { sql } from 'kysely'
import type { Limits } from '../config.js'
import type { Store } from '../store/connect.js'

export interface StoredEvent {
  readonly id: number
  readonly type: string
  readonly data: unknown
}

/** What happens, told to the accounts it concerns, and kept for a while so that a stream can resume. */
export interface Events {
  readonly publish: <T extends EventType>(
    accountIds: readonly number[],
    type: T,
    data: EventData<T>,
  ) => Promise<void>
  /**
   * Sessions ended: the streams of this account look at their own.
   *
   * @param by the session that ended itself with the others, if it did: the response to its call tells it.
   */
  readonly sessionsChanged: (accountId: number, by?: number) => Promise<void>
  /** Events of an account after one, oldest first. */
  readonly after: (accountId: number, id: number) => Promise<StoredEvent[]>
  readonly lastId: () => Promise<number>
  /** @param listener gets the session that ended itself, when that is the news. */
  readonly onNews: (accountId: number, listener: (endedItself?: number) => void) => () => void
  readonly forgetOld: () => Promise<void>
}

// Writers take turns on PostgreSQL, so that identifiers become visible in their order and a stream skips none.
const postgresLock = 7_295_115

export function createEvents(store: Store, limits: Limits, now: () => Date): Events {
  const { database } = store
  const oldest = () => new Date(now().getTime() - limits.eventResumeMinutes * 60_000).toISOString()
  const topicOf = (accountId: number) => `account:${accountId}`
  return {
    publish: async (accountIds, type, data) => {
      if (accountIds.length === 0) return
      const created_at = now().toISOString()
      const rows = accountIds.map((account_id) => ({
        account_id,
        type,
        data_json: JSON.stringify(data),
        created_at,
      }))
      await database.transaction().execute(async (transaction) => {
        if (store.dialect === 'postgres')
          await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(transaction)
        await transaction.insertInto('event').values(rows).execute()
      })
      await Promise.all(accountIds.map((id) => store.wake(topicOf(id))))
    },
    sessionsChanged: (accountId, by) =>
      store.wake(`${topicOf(accountId)}${by === undefined ? '' : `/${by}`}`),
    after: async (accountId, id) => {
      const rows = await database
        .selectFrom('event')
        .select(['id', 'type', 'data_json'])
        .where('account_id', '=', accountId)
        .where('id', '>', id)
        .where('created_at', '>=', oldest())
        .orderBy('id')
        .limit(500)
        .execute()
      return rows.map((row) => ({ id: row.id, type: row.type, data: row.data_json }))
    },
    lastId: async () => {
      const { last } = await database
        .selectFrom('event')
        .select((select) => select.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      return last ?? 0
    },
    onNews: (accountId, listener) =>
      store.onWake((topic) => {
        const [name, by] = topic.split('/')
        if (name === topicOf(accountId)) listener(by === undefined ? undefined : Number(by))
      }),
    forgetOld: async () =>
      void (await database.deleteFrom('event').where('created_at', '<', oldest()).execute()),
  }
}
