import { ApiFailure } from '@saywright/http'
import { sql } from 'kysely'
import type { Limits } from '../config.js'
import type { Store } from '../store/connect.js'
import type { DatabaseTransaction } from '../store/database.js'
import { timestamp } from '../store/timestamp.js'

export interface StoredEvent {
  readonly id: number
  readonly type: string
  readonly data: unknown
}

export interface NewEvent {
  readonly accountId: number
  readonly type: string
  readonly data: unknown
}

/** Events of the accounts that they concern, stored for a while so that a stream can resume. */
export interface EventStream {
  /** Events of an account after one, oldest first. */
  readonly after: (accountId: number, id: number) => Promise<StoredEvent[]>
  readonly lastId: () => Promise<number>
  /** The last event of an account that is older than so many milliseconds; 0 without one. */
  readonly lastIdBefore: (accountId: number, milliseconds: number) => Promise<number>
  /**
   * Takes one of the streams that an account may have open in this process.
   *
   * @returns a function that releases it.
   * @throws ApiFailure `too_many_streams`.
   */
  readonly openStream: (accountId: number) => () => void
  /** @param listener gets the session that ended itself, when that is the news. */
  readonly onNews: (accountId: number, listener: (endedItself?: number) => void) => () => void
}

export interface Events extends EventStream {
  /** Stores events as the last step of a transaction. */
  readonly insert: (transaction: DatabaseTransaction, events: readonly NewEvent[]) => Promise<void>
  /** Has the streams of an account read, once its events are committed. */
  readonly wake: (accountId: number) => Promise<void>
  /** Has the streams of an account look at their sessions; `by` is the one that ended itself. */
  readonly wakeSessions: (accountId: number, by?: number) => Promise<void>
}

// Writers take turns on PostgreSQL, so that identifiers become visible in their order and a stream skips none.
const postgresLock = 7_295_115

const retryAfterSeconds = 60

export function createEvents(store: Store, limits: Limits, now: () => Date): Events {
  const { database } = store
  const oldest = () => oldestOf(limits, now)
  const open = new Map<number, number>()
  const topicOf = (accountId: number) => `account:${accountId}`

  /** The accounts that are not being deleted: by waiting for those too, two changes could block each other. */
  async function lockAccounts(
    transaction: DatabaseTransaction,
    events: readonly NewEvent[],
  ): Promise<ReadonlySet<number>> {
    const ids = [...new Set(events.map(({ accountId }) => accountId))]
    const accounts = transaction.selectFrom('account').select('id').where('id', 'in', ids)
    if (store.dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(transaction)
    const staying = store.dialect === 'postgres' ? accounts.forKeyShare().skipLocked() : accounts
    return new Set((await staying.execute()).map(({ id }) => id))
  }

  return {
    insert: async (transaction, events) => {
      if (events.length === 0) return
      const staying = await lockAccounts(transaction, events)
      const created_at = timestamp({ now })
      const rows = events
        .filter(({ accountId }) => staying.has(accountId))
        .map(({ accountId, type, data }) => ({
          account_id: accountId,
          type,
          data_json: JSON.stringify(data),
          created_at,
        }))
      if (rows.length > 0) await transaction.insertInto('event').values(rows).execute()
    },
    wake: (accountId) => store.wake(topicOf(accountId)),
    wakeSessions: (accountId, by) => store.wake(`${topicOf(accountId)}${by === undefined ? '' : `/${by}`}`),
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
    lastIdBefore: async (accountId, milliseconds) => {
      const event = await database
        .selectFrom('event')
        .select('id')
        .where('account_id', '=', accountId)
        .where('created_at', '<', timestamp({ now }, -milliseconds / 1000))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return event?.id ?? 0
    },
    openStream: (accountId) => {
      const others = open.get(accountId) ?? 0
      if (others >= limits.eventStreamsPerAccount)
        throw new ApiFailure('too_many_streams', { retryAfterSeconds })
      open.set(accountId, others + 1)
      return () => {
        const left = (open.get(accountId) ?? 1) - 1
        if (left > 0) open.set(accountId, left)
        else open.delete(accountId)
      }
    },
    onNews: (accountId, listener) =>
      store.onWake((topic) => {
        if (topic === undefined) return listener()
        const [name, by] = topic.split('/')
        if (name === topicOf(accountId)) listener(by === undefined ? undefined : Number(by))
      }),
  }
}

interface Forgetting {
  readonly database: DatabaseTransaction
  readonly limits: Limits
  readonly now: () => Date
}

/** Forgets events from which no stream resumes any more. */
export async function forgetOldEvents({ database, limits, now }: Forgetting): Promise<void> {
  await database.deleteFrom('event').where('created_at', '<', oldestOf(limits, now)).execute()
}

const oldestOf = ({ eventResumeMinutes }: Limits, now: () => Date) =>
  timestamp({ now }, -eventResumeMinutes * 60)
