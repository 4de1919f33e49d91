import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../config.js'
import type { Events, NewEvent } from '../events/events.js'
import type { Store } from '../store/connect.js'
import type { TaskQueue } from '../tasks/queue.js'
import type { DataContext, Unit } from './unit.js'

interface Parts {
  readonly store: Store
  readonly tasks: Pick<TaskQueue, 'add' | 'wake'>
  readonly events: Pick<Events, 'insert' | 'wake' | 'wakeSessions'>
  readonly limits: Limits
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Makes the function that opens units of work. */
export function createChange({ store, tasks, events, limits, now, log }: Parts): DataContext['change'] {
  return async (work) => {
    const published: NewEvent[] = []
    const followUps: (() => Promise<void>)[] = []
    let hasTasks = false

    const result = await store.database.transaction().execute(async (database) => {
      const unit: Unit = {
        database,
        dialect: store.dialect,
        limits,
        now,
        enqueueTask: async (task) => {
          hasTasks = true
          return tasks.add(database, task)
        },
        publish: (accountIds, type, data) => {
          published.push(...accountIds.map((accountId) => ({ accountId, type, data })))
        },
        recheckSessions: (accountId, by) => void followUps.push(() => events.wakeSessions(accountId, by)),
        afterCommit: (followUp) => void followUps.push(followUp),
      }
      const result = await work(unit)
      await events.insert(database, published)
      return result
    })

    if (hasTasks) tasks.wake()
    const woken = new Set(published.map(({ accountId }) => accountId))
    followUps.push(...[...woken].map((accountId) => () => events.wake(accountId)))
    const done = await Promise.allSettled(followUps.map((followUp) => followUp()))
    for (const { reason } of done.filter((one) => one.status === 'rejected'))
      log.warn({ err: reason }, 'what follows a change failed')
    return result
  }
}
