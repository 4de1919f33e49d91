import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../config.js'
import type { Events, NewEvent } from '../events/events.js'
import type { Encryption } from '../secrets/encryption.js'
import type { Store } from '../store/connect.js'
import type { Tasks } from '../tasks/tasks.js'
import { insideTransaction, requireNoTransaction } from './openTransactions.js'
import type { DataContext, Origin, Transaction } from './transaction.js'

interface Parts {
  readonly store: Store
  readonly tasks: Pick<Tasks, 'add' | 'cancel' | 'retry'>
  readonly events: Pick<Events, 'insert' | 'wake' | 'wakeSessions'>
  readonly encryption: Encryption
  readonly limits: Limits
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Makes the function that opens transactions, for the product itself or for a client. */
export function createTransactionRunner({
  store,
  tasks,
  events,
  encryption,
  limits,
  now,
  log,
}: Parts): (origin?: Origin) => DataContext['transaction'] {
  return (origin) => async (work) => {
    requireNoTransaction()
    const published: NewEvent[] = []
    const followUps: (() => Promise<void>)[] = []

    const result = await store.database.transaction().execute(async (database) => {
      const transaction: Transaction = {
        database,
        dialect: store.dialect,
        encryption,
        limits,
        now,
        enqueueTask: (task) => tasks.add(database, task),
        cancelTask: (id) => tasks.cancel(database, id),
        retryTask: (id) => tasks.retry(database, id),
        publish: (accountIds, type, data) => {
          const told = { ...data, client_id: origin?.clientId }
          const isOwn = (accountId: number) => type === 'changed' && accountId === origin?.accountId
          published.push(
            ...accountIds.map((accountId) => ({ accountId, type, data: isOwn(accountId) ? told : data })),
          )
        },
        revalidateSessions: (accountId, by) => void followUps.push(() => events.wakeSessions(accountId, by)),
        afterCommit: (followUp) => void followUps.push(followUp),
      }
      const result = await insideTransaction(() => work(transaction))
      await events.insert(database, published)
      return result
    })

    const woken = new Set(published.map(({ accountId }) => accountId))
    followUps.push(...[...woken].map((accountId) => () => events.wake(accountId)))
    const done = await Promise.allSettled(followUps.map((followUp) => followUp()))
    for (const { reason } of done.filter((one) => one.status === 'rejected'))
      log.warn({ err: reason }, 'what follows a change failed')
    return result
  }
}
