import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, PgBoss } from 'pg-boss'
import {
  deadLetterSettings,
  deadLetters,
  failureOf,
  type JobData,
  longestPauseSeconds,
  type Queue,
  type QueueSettings,
} from './queue.js'

interface Options {
  readonly url: string
  readonly settings: Readonly<Record<string, QueueSettings>>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly timing?: QueueTiming
}

/** How soon pg-boss notices what it is not notified of. */
export interface QueueTiming {
  /** A worker without a heartbeat for so many seconds has lost the job; at least 10. */
  readonly heartbeatSeconds: number
  /** Between two checks for lost jobs and for due schedules. */
  readonly superviseSeconds: number
}

const usualTiming: QueueTiming = { heartbeatSeconds: 30, superviseSeconds: 15 }
const keptSeconds = 24 * 3600
const connections = 5
// A notification announces a job that may begin at once; one that waits for a retry is found by polling.
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const

/** The queue of pg-boss, in a schema of its own in the same database, for any number of processes. */
export async function openPostgresQueue({
  url,
  settings,
  log,
  timing = usualTiming,
}: Options): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'saywright-tasks',
    max: connections,
    useListenNotify: true,
    superviseIntervalSeconds: timing.superviseSeconds,
    monitorIntervalSeconds: timing.superviseSeconds,
    cronMonitorIntervalSeconds: timing.superviseSeconds,
    cronWorkerIntervalSeconds: Math.min(5, timing.superviseSeconds),
    openTelemetry: { enabled: false },
  })
  // Without a listener, a connection that dies would end the process; pg-boss takes another one by itself.
  boss.on('error', (error) => log.warn({ err: error }, 'the queue had trouble with its database'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue warns'))
  await boss.start()
  const queues = Object.entries(settings)
  await makeQueue(deadLetters, deadLetterSettings)
  for (const [name, own] of queues) await makeQueue(name, own, deadLetters)

  async function makeQueue(name: string, own: QueueSettings, deadLetter?: string): Promise<void> {
    const options = {
      retryLimit: own.attempts - 1,
      retryDelay: own.retrySeconds,
      retryBackoff: true,
      retryDelayMax: longestPauseSeconds,
      heartbeatSeconds: timing.heartbeatSeconds,
      expireInSeconds: 23 * 3600,
      deleteAfterSeconds: keptSeconds,
      notify: true,
      ...(deadLetter && { deadLetter }),
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    if (own.everySeconds)
      await boss.schedule(name, `FREQ=SECONDLY;INTERVAL=${own.everySeconds}`, {}, { tz: 'UTC' })
    else await boss.unschedule(name)
  }

  return {
    send: async (transaction, queue, data, delaySeconds = 0) => {
      const id = await boss.send(queue, data, {
        db: fromKysely(transaction),
        ...(delaySeconds > 0 && { startAfter: delaySeconds }),
      })
      if (id === null) throw new Error(`There is no queue ${queue}`)
      return id
    },
    cancel: async (transaction, queue, id) =>
      void (await boss.cancel(queue, id, { db: fromKysely(transaction) })),
    work: async ({ runners, onDead }) => {
      for (const [queue, runner] of Object.entries(runners)) {
        // One worker each, so that one that has ended a job can be made to fetch the next at once.
        for (let count = 0; count < (settings[queue]?.concurrency ?? 1); count++) {
          const worker: string = await boss.work<JobData>(queue, polling, async ([job]) => {
            if (!job) return
            boss.notifyWorker(worker)
            const { id, data, retryCount, signal } = job
            await runner({ id, data, attempt: retryCount + 1, signal })
          })
        }
      }
      await boss.work<JobData, void, { includeMetadata: true }>(
        deadLetters,
        { ...polling, includeMetadata: true },
        async ([job]) => {
          if (!job) return
          await onDead({
            queue: job.sourceName ?? '',
            id: job.sourceId ?? '',
            data: job.data,
            attempts: (job.sourceRetryCount ?? 0) + 1,
            failure: failureIn(job.sourceOutput),
          })
        },
      )
    },
    counts: async () => {
      const names = [...Object.keys(settings), deadLetters]
      const { rows } = await boss.getDb().executeSql(
        `select name, count(*) filter (where state <> 'active')::int as pending,
           count(*) filter (where state = 'active')::int as running
         from pgboss.job where name = any ($1) and state < 'completed' group by name`,
        [names],
      )
      return new Map(
        names.map((name) => {
          const { pending = 0, running = 0 } = rows.find((row) => row.name === name) ?? {}
          return [name, { pending, running }]
        }),
      )
    },
    stop: (graceMilliseconds) => boss.stop({ graceful: true, timeout: graceMilliseconds }),
  }
}

/** pg-boss keeps an error as an object, and a text as the value of one. */
function failureIn(output: object | null): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown }
  return failureOf(message ?? value ?? 'It failed')
}
