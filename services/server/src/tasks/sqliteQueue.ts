import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Selectable } from 'kysely'
import type { DatabaseTransaction } from '../store/database.js'
import type { Schema } from '../store/schema.js'
import type { JobTable } from '../store/tables/job.js'
import {
  type DeadJob,
  deadLetterSettings,
  deadLetters,
  failureOf,
  type Job,
  type JobData,
  longestPauseSeconds,
  type Queue,
  type QueueSettings,
  type Work,
} from './queue.js'

interface Options {
  readonly database: Kysely<Schema>
  readonly settings: Readonly<Record<string, QueueSettings>>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

type JobRow = Selectable<JobTable>
type Runner = (job: Job) => Promise<void>

const troublePauseMilliseconds = 5000
const timestamp = (milliseconds = 0) => new Date(Date.now() + milliseconds).toISOString()

/**
 * The queue of an embedded database, which one process alone has open: jobs that are running when it opens were lost by the
 * process before. There is no polling: the one connection lets a query of the jobs wait for the transaction that sends one,
 * and a timer waits for the next due job.
 */
export async function openSqliteQueue({ database, settings, log }: Options): Promise<Queue> {
  const queues = new Map(Object.entries({ ...settings, [deadLetters]: deadLetterSettings }))
  const running = new Map<number, { queue: string; controller: AbortController; done: Promise<void> }>()
  const runners = new Map<string, Runner>()
  const schedules = new Map<string, NodeJS.Timeout>()
  // A job is sent inside a transaction and done outside of it.
  const outside = AsyncLocalStorage.snapshot()
  let isStopped = false
  let isWoken = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function insert(
    transaction: DatabaseTransaction,
    queue: string,
    data: object,
    delaySeconds = 0,
  ): Promise<string> {
    const row = { queue, data_json: JSON.stringify(data), state: 'pending', attempt: 0 } as const
    const { id } = await transaction
      .insertInto('job')
      .values({ ...row, run_after: timestamp(delaySeconds * 1000), created_at: timestamp() })
      .returning('id')
      .executeTakeFirstOrThrow()
    wake()
    return String(id)
  }

  async function fail(job: JobRow, failure: string): Promise<void> {
    const { attempts, retrySeconds } = queues.get(job.queue) ?? deadLetterSettings
    await database.transaction().execute(async (transaction) => {
      if (job.attempt < attempts) {
        const pause = Math.min(longestPauseSeconds, retrySeconds * 2 ** (job.attempt - 1))
        await transaction
          .updateTable('job')
          .set({ state: 'pending', run_after: timestamp(pause * 1000 * (0.5 + Math.random() / 2)) })
          .where('id', '=', job.id)
          .where('attempt', '=', job.attempt)
          .where('state', '=', 'running')
          .execute()
        return
      }
      if (!(await remove(transaction, job))) return
      if (job.queue === deadLetters) return log.error({ job, failure }, 'a dead letter could not be kept')
      const { id, queue, attempt } = job
      const data = job.data_json as JobData
      await insert(transaction, deadLetters, { id: String(id), queue, data, attempts: attempt, failure })
    })
  }

  async function remove(transaction: Kysely<Schema>, { id, attempt }: JobRow): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('job')
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('state', '=', 'running')
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async function run(job: JobRow, signal: AbortSignal): Promise<void> {
    const { id, data_json, attempt } = job
    try {
      await runners.get(job.queue)?.({ id: String(id), data: data_json as JobData, attempt, signal })
      if (running.has(id)) await remove(database, job)
    } catch (error) {
      log.warn({ err: error, queue: job.queue, job: id, attempt }, 'a job failed')
      if (running.has(id)) await fail(job, failureOf(error))
    }
  }

  function start(job: JobRow): void {
    const controller = new AbortController()
    const done = Promise.resolve()
      .then(() => run(job, controller.signal))
      .catch((error) => log.error({ err: error, job: job.id }, 'the end of a job could not be written'))
      .finally(() => {
        running.delete(job.id)
        wake()
      })
    running.set(job.id, { queue: job.queue, controller, done })
  }

  async function look(): Promise<void> {
    // One moment for the whole look: a job that falls due meanwhile is neither claimed nor waited for otherwise.
    const now = timestamp()
    for (const [queue, { concurrency }] of queues) {
      if (!runners.has(queue)) continue
      const busy = [...running.values()].filter((one) => one.queue === queue).length
      for (const job of await claim(queue, concurrency - busy, now)) start(job)
    }
    await abortCancelled()
    const { next } = await database
      .selectFrom('job')
      .select((select) => select.fn.min('run_after').as('next'))
      .where('state', '=', 'pending')
      .where('run_after', '>', now)
      .executeTakeFirstOrThrow()
    clearTimeout(timer)
    if (next) timer = setTimeout(wake, Math.max(1, Date.parse(next) - Date.now()))
  }

  async function abortCancelled(): Promise<void> {
    if (running.size === 0) return
    const rows = await database.selectFrom('job').select('id').where('state', '=', 'running').execute()
    const kept = new Set(rows.map(({ id }) => id))
    for (const [id, { controller }] of running) if (!kept.has(id)) controller.abort()
  }

  async function claim(queue: string, most: number, now: string): Promise<JobRow[]> {
    if (most <= 0) return []
    const due = database
      .selectFrom('job')
      .select('id')
      .where('queue', '=', queue)
      .where('state', '=', 'pending')
      .where('run_after', '<=', now)
      .orderBy('run_after')
      .orderBy('id')
      .limit(most)
    return database
      .updateTable('job')
      .set((set) => ({ state: 'running', attempt: set('attempt', '+', 1) }))
      .where('id', 'in', due)
      .returningAll()
      .execute()
  }

  function wake(): void {
    isWoken = true
    if (isStopped || runners.size === 0 || looking) return
    looking = outside(async () => {
      while (isWoken && !isStopped) {
        isWoken = false
        await look()
      }
    })
      .catch((error) => {
        log.error({ err: error }, 'the jobs could not be read')
        timer = setTimeout(wake, troublePauseMilliseconds)
      })
      .finally(() => {
        looking = undefined
        if (isWoken) wake()
      })
  }

  function schedule(queue: string, everySeconds: number): void {
    const period = everySeconds * 1000
    const send = async () => {
      schedule(queue, everySeconds)
      await database.transaction().execute((transaction) => insert(transaction, queue, {}))
    }
    const tick = () =>
      void send().catch((error) => log.error({ err: error, queue }, 'a scheduled job is missed'))
    schedules.set(queue, setTimeout(tick, period - (Date.now() % period)))
  }

  for (const lost of await database.selectFrom('job').selectAll().where('state', '=', 'running').execute())
    await fail(lost, 'the process that did it ended')

  return {
    send: (transaction, queue, data, delaySeconds) => {
      if (!queues.has(queue)) throw new Error(`There is no queue ${queue}`)
      return insert(transaction, queue, data, delaySeconds)
    },
    cancel: async (transaction, _queue, id) => {
      await transaction.deleteFrom('job').where('id', '=', Number(id)).execute()
      wake()
    },
    work: async (work: Work) => {
      for (const [queue, runner] of Object.entries(work.runners)) runners.set(queue, runner)
      runners.set(deadLetters, ({ data }) => work.onDead(data as DeadJob))
      for (const [queue, { everySeconds }] of queues) if (everySeconds) schedule(queue, everySeconds)
      wake()
    },
    counts: async () => {
      const rows = await database
        .selectFrom('job')
        .select((select) => ['queue', 'state', select.fn.countAll<number>().as('count')])
        .groupBy(['queue', 'state'])
        .execute()
      const countOf = (name: string, state: string) =>
        rows.find((row) => row.queue === name && row.state === state)?.count ?? 0
      return new Map(
        [...queues.keys()].map((name) => [
          name,
          { pending: countOf(name, 'pending'), running: countOf(name, 'running') },
        ]),
      )
    },
    stop: async (graceMilliseconds) => {
      isStopped = true
      clearTimeout(timer)
      for (const one of schedules.values()) clearTimeout(one)
      await looking
      const grace = new Promise<void>((resolve) => setTimeout(resolve, graceMilliseconds).unref())
      await Promise.race([Promise.all([...running.values()].map(({ done }) => done)), grace])
      // A job that still runs keeps its row: the next process to open the database finds it lost.
      for (const { controller } of running.values()) controller.abort()
      running.clear()
    },
  }
}
