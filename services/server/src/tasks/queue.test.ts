import { rmSync } from 'node:fs'
import { afterAll, test as base, beforeAll, describe } from 'vitest'
import { databases } from '../../tests/support/databases.js'
import type { Databases } from '../../tests/support/postgres.js'
import { bundleQueueProcess, startQueueProcess } from '../../tests/support/queueProcess.js'
import { settings, timing } from '../../tests/support/queueSettings.js'
import { sharedPostgres } from '../../tests/support/sharedPostgres.js'
import { temporaryFolder } from '../../tests/support/testServer.js'
import { connect, type Store } from '../store/connect.js'
import type { DatabaseTransaction } from '../store/database.js'
import { openPostgresQueue } from './postgresQueue.js'
import { type DeadJob, deadLetters, type Job, type Queue, type QueueSettings } from './queue.js'
import { openSqliteQueue } from './sqliteQueue.js'

const log = { warn: () => {}, error: () => {} }
const idle = new Map(['plain', 'once', deadLetters].map((name) => [name, { pending: 0, running: 0 }]))

/** A queue of its own for each test, so that tests that wait do so beside each other. */
interface Own {
  folder: string
  url: string | undefined
  store: Store
  queue: Queue
  open: (settings?: Readonly<Record<string, QueueSettings>>) => Promise<Queue>
  change: <Result>(work: (transaction: DatabaseTransaction) => Promise<Result>) => Promise<Result>
  send: (name: string, taskId: number) => Promise<string>
}

/** Work that records its input, and fails a given number of times. */
function recorder(failures = 0) {
  const jobs: Job[] = []
  const dead: DeadJob[] = []
  const run = async (job: Job) => {
    jobs.push(job)
    if (jobs.length <= failures) throw new Error(`failure ${jobs.length}`)
  }
  return { jobs, dead, run, onDead: async (job: DeadJob) => void dead.push(job) }
}

describe.concurrent.each(databases)('the queue on %s', (kind) => {
  let postgres: Databases | undefined
  beforeAll(() => {
    postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
  })
  afterAll(() => postgres?.stop())

  const it = base.extend<{ own: Own }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads which fixtures are wanted from the pattern.
    own: async ({}, use) => {
      const folder = temporaryFolder()
      const url = postgres?.createDatabase()
      const store = await connect(folder, url)
      const open: Own['open'] = (wanted = settings) =>
        url
          ? openPostgresQueue({ url, settings: wanted, log, timing })
          : openSqliteQueue({ database: own.store.database, settings: wanted, log })
      const change: Own['change'] = (work) => own.store.database.transaction().execute(work)
      const own: Own = {
        folder,
        url,
        store,
        queue: undefined as unknown as Queue,
        open,
        change,
        send: (name, taskId) => change((transaction) => own.queue.send(transaction, name, { taskId })),
      }
      own.queue = await open()
      await use(own)
      await own.queue.stop(0)
      await own.store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  })

  it('does a job once, whether it was sent before or after the work began', async ({ own, expect }) => {
    const { send } = own
    const { jobs, run, onDead } = recorder()
    await send('plain', 1)
    await own.queue.work({ runners: { plain: run }, onDead })
    await send('plain', 2)
    await expect.poll(() => jobs.length).toBe(2)
    await expect.poll(() => own.queue.counts()).toEqual(idle)
    expect(jobs.map(({ data, attempt }) => [data.taskId, attempt]).toSorted()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('keeps a job from everyone until its transaction is committed, and forgets it when that is rolled back', async ({
    own,
    expect,
  }) => {
    const { change } = own
    const { jobs, run, onDead } = recorder()
    await own.queue.work({ runners: { plain: run }, onDead })
    await change(async (transaction) => {
      await own.queue.send(transaction, 'plain', { taskId: 1 })
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(jobs).toEqual([])
    })
    await expect.poll(() => jobs.length).toBe(1)
    await expect(
      change(async (transaction) => {
        await own.queue.send(transaction, 'plain', { taskId: 2 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(jobs).toHaveLength(1)
    await expect(change((transaction) => own.queue.send(transaction, 'unknown', {}))).rejects.toThrow()
  })

  it('delays a job for the given time, and drops one that is cancelled meanwhile', async ({
    own,
    expect,
  }) => {
    const { change, queue } = own
    const { jobs, run, onDead } = recorder()
    const times: number[] = []
    const timed = (job: Job) => {
      times.push(Date.now())
      return run(job)
    }
    await queue.work({ runners: { plain: timed }, onDead })
    const sent = Date.now()
    const cancelled = await change((transaction) => queue.send(transaction, 'plain', { taskId: 1 }, 2))
    await change((transaction) => queue.send(transaction, 'plain', { taskId: 2 }, 2))
    await change((transaction) => queue.cancel(transaction, 'plain', cancelled))
    await expect.poll(() => jobs.length).toBe(1)
    expect(jobs.map(({ data }) => data.taskId)).toEqual([2])
    expect(times[0]! - sent).toBeGreaterThanOrEqual(1900)
  })

  it('tries again what failed, after a pause that grows', async ({ own, expect }) => {
    const { send } = own
    const { jobs, dead, run, onDead } = recorder(2)
    const times: number[] = []
    const timed = (job: Job) => {
      times.push(Date.now())
      return run(job)
    }
    await own.queue.work({ runners: { plain: timed }, onDead })
    const id = await send('plain', 1)
    await expect.poll(() => jobs.length, { timeout: 30_000 }).toBe(3)
    expect(jobs.map((job) => [job.id, job.attempt])).toEqual([
      [id, 1],
      [id, 2],
      [id, 3],
    ])
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(450)
    expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(950)
    expect(dead).toEqual([])
  })

  it('gives up a job that failed too often, and reports it until it is acknowledged', async ({
    own,
    expect,
  }) => {
    const { send } = own
    const { jobs, run, onDead, dead } = recorder(1)
    let told = 0
    await own.queue.work({
      runners: { once: run },
      onDead: async (job) => {
        told++
        if (told === 1) throw new Error('not now')
        await onDead(job)
      },
    })
    const id = await send('once', 7)
    await expect
      .poll(() => dead, { timeout: 30_000 })
      .toEqual([{ queue: 'once', id, data: { taskId: 7 }, attempts: 1, failure: 'failure 1' }])
    expect(jobs).toHaveLength(1)
    await expect.poll(() => own.queue.counts()).toEqual(idle)
  })

  it('limits the concurrent jobs of a queue', async ({ own, expect }) => {
    const { send } = own
    let now = 0
    let most = 0
    let done = 0
    const ends: (() => void)[] = []
    const slow = async () => {
      most = Math.max(most, ++now)
      await new Promise<void>((resolve) => ends.push(resolve))
      now--
      done++
    }
    await own.queue.work({ runners: { plain: slow }, onDead: async () => {} })
    for (let taskId = 1; taskId <= 6; taskId++) await send('plain', taskId)
    await expect.poll(() => now).toBe(2)
    expect((await own.queue.counts()).get('plain')).toEqual({ pending: 4, running: 2 })
    while (done < 6) {
      for (const end of ends.splice(0)) end()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(most).toBe(2)
  })

  it('never runs a cancelled job, and aborts a running one', async ({ own, expect }) => {
    const { change, send } = own
    const { jobs, run, onDead, dead } = recorder()
    const waiting = await send('plain', 1)
    await change((transaction) => own.queue.cancel(transaction, 'plain', waiting))
    const stopped: number[] = []
    const untilStopped = async (job: Job) => {
      await run(job)
      if (job.data.taskId !== 2) return
      await new Promise<void>((resolve) => job.signal.addEventListener('abort', () => resolve()))
      stopped.push(2)
      throw new Error('stopped')
    }
    await own.queue.work({ runners: { plain: untilStopped }, onDead })
    const running = await send('plain', 2)
    await expect.poll(() => jobs.length).toBe(1)
    await change((transaction) => own.queue.cancel(transaction, 'plain', running))
    await expect.poll(() => stopped, { timeout: 30_000 }).toEqual([2])
    await send('plain', 3)
    await expect.poll(() => jobs.map(({ data }) => data.taskId)).toEqual([2, 3])
    expect(dead).toEqual([])
  })

  it('sends the jobs of a schedule', async ({ own, expect }) => {
    await own.queue.stop(0)
    own.queue = await own.open({
      ...settings,
      often: { concurrency: 1, attempts: 1, retrySeconds: 1, everySeconds: 2 },
    })
    const { jobs, run, onDead } = recorder()
    await own.queue.work({ runners: { often: run }, onDead })
    await expect.poll(() => jobs.length, { timeout: 40_000 }).toBeGreaterThanOrEqual(2)
    expect(jobs[0]?.data.taskId).toBeUndefined()
  })

  it('waits for what runs when it stops, and leaves to the next what takes too long', async ({
    own,
    expect,
  }) => {
    const { send } = own
    const begun: number[] = []
    const done: number[] = []
    const slow = async ({ data, signal }: Job) => {
      begun.push(data.taskId ?? 0)
      await new Promise<void>((resolve) => {
        if (data.taskId === 1) setTimeout(resolve, 300)
        else signal.addEventListener('abort', () => resolve())
      })
      if (data.taskId === 1) done.push(1)
      else throw new Error('stopped')
    }
    await own.queue.work({ runners: { plain: slow }, onDead: async () => {} })
    await send('plain', 1)
    await send('plain', 2)
    await expect.poll(() => begun.length).toBe(2)
    await own.queue.stop(1500)
    expect(done).toEqual([1])
    own.queue = await own.open()
    const { jobs, run, onDead } = recorder()
    await own.queue.work({ runners: { plain: run }, onDead })
    await expect
      .poll(() => jobs.map(({ data, attempt }) => [data.taskId, attempt]), { timeout: 40_000 })
      .toEqual([[2, 2]])
  })

  it('does a job again that was lost with its process', async ({ own, expect }) => {
    const { send } = own
    await bundleQueueProcess()
    await send('plain', 1)
    await own.queue.stop(0)
    await own.store.close()
    const { child, begun, ended } = startQueueProcess(own.folder, own.url)
    await begun
    child.kill('SIGKILL')
    await ended
    own.store = await connect(own.folder, own.url)
    own.queue = await own.open()
    const { jobs, run, onDead } = recorder()
    await own.queue.work({ runners: { plain: run }, onDead })
    await expect
      .poll(() => jobs.map(({ data, attempt }) => [data.taskId, attempt]), { timeout: 60_000 })
      .toEqual([[1, 2]])
  })
})
