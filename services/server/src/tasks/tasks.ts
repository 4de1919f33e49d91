import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { DatabaseTransaction } from '../store/database.js'
import type { Schema } from '../store/schema.js'
import type { TaskSubject, TaskTable } from '../store/tables/project.js'
import { type DeadJob, failureOf, type Job, type JobCounts, type Queue } from './queue.js'

export interface NewTask {
  readonly runner: string
  readonly payload: unknown
  readonly projectId?: number
  readonly type?: TaskTable['type']
  /** Its subject, by its displayed name. */
  readonly name?: string
  /** Where its results are. */
  readonly subject?: TaskSubject
  /** Before it begins; at once when absent. */
  readonly delaySeconds?: number
}

/** A task as its runner sees it. */
export interface TaskRun {
  readonly id: number
  readonly projectId: number | null
  readonly payload: unknown
  /** Aborted when the task was cancelled, or the server stops. */
  readonly signal: AbortSignal
  /**
   * Reports progress.
   *
   * @param fraction share done, in [0, 1].
   */
  readonly progress: (fraction: number, step?: string) => Promise<void>
}

/** Does a task. It may be called twice for one, after a process was killed: it must be idempotent. */
export type TaskRunner = (task: TaskRun) => Promise<void>

/** Jobs of a queue: those there are now, and those that ended since this process began, in it alone. */
export type TaskCounts = JobCounts & Readonly<Record<'completed' | 'failed' | 'dead', number>>

export interface Tasks {
  /** Adds a task within the transaction that needs it done. */
  readonly add: (transaction: DatabaseTransaction, task: NewTask) => Promise<number>
  /** @returns whether it had not ended yet. */
  readonly cancel: (transaction: DatabaseTransaction, id: number) => Promise<boolean>
  /** @returns whether it had failed, and is tried again from the beginning. */
  readonly retry: (transaction: DatabaseTransaction, id: number) => Promise<boolean>
  readonly counts: () => Promise<ReadonlyMap<string, TaskCounts>>
  readonly work: (runners: Readonly<Record<string, TaskRunner>>, schedules: Schedules) => Promise<void>
}

/** The work of schedules, by the name of their queue. */
export type Schedules = Readonly<Record<string, () => Promise<void>>>

interface Parts {
  readonly database: Kysely<Schema>
  readonly queue: Queue
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** A task of a project began, advanced or ended. */
  readonly onChange: (projectId: number) => Promise<void>
  /** A job is given up. */
  readonly onDead: (job: DeadJob) => Promise<void>
}

const longestFailure = 500

/** Joins the tasks that people see, which are rows, to the jobs that do them, which carry the identifier of their row. */
export function createTasks({ database, queue, now, log, onChange, onDead }: Parts): Tasks {
  const ended = new Map<string, { completed: number; failed: number; dead: number }>()
  const timestamp = () => now().toISOString()

  function count(name: string, outcome: 'completed' | 'failed' | 'dead'): void {
    const counts = ended.get(name) ?? { completed: 0, failed: 0, dead: 0 }
    ended.set(name, { ...counts, [outcome]: counts[outcome] + 1 })
  }

  async function changed(projectId: number | null): Promise<void> {
    if (projectId === null) return
    await onChange(projectId).catch((error) => log.warn({ err: error }, 'nobody heard of a task'))
  }

  async function send(
    transaction: DatabaseTransaction,
    id: number,
    runner: string,
    delaySeconds?: number,
  ): Promise<void> {
    const job_id = await queue.send(transaction, runner, { taskId: id }, delaySeconds)
    await transaction.updateTable('task').set({ job_id }).where('id', '=', id).execute()
  }

  const counted = (name: string, run: (job: Job) => Promise<void>) => async (job: Job) => {
    try {
      await run(job)
      count(name, 'completed')
    } catch (error) {
      count(name, 'failed')
      throw error
    }
  }

  const asJob = (run: TaskRunner) => async (job: Job) => {
    const id = job.data.taskId ?? 0
    const task = await database
      .updateTable('task')
      .set({ status: 'running', tries: job.attempt, started_at: timestamp(), job_id: job.id })
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'running'])
      .returning(['project_id', 'payload_json'])
      .executeTakeFirst()
    // Cancelled, or gone with its project.
    if (!task) return
    const { project_id: projectId } = task
    const update = async (
      values: Partial<Pick<TaskTable, 'status' | 'progress' | 'current_step' | 'failure'>>,
    ) => {
      const rows = database.updateTable('task').where('id', '=', id).where('status', '=', 'running')
      await rows.set(values).execute()
      await changed(projectId)
    }
    await changed(projectId)
    try {
      const progress = (fraction: number, step?: string) =>
        update({ progress: fraction, current_step: step ?? null })
      await run({ id, projectId, payload: task.payload_json, signal: job.signal, progress })
    } catch (error) {
      await update({ status: 'pending', failure: failureOf(error).slice(0, longestFailure) })
      throw error
    }
    await database
      .updateTable('task')
      // Its payload, perhaps a code, is no longer needed.
      .set({ status: 'completed', progress: 1, failure: null, ended_at: timestamp(), payload_json: 'null' })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .execute()
    await changed(projectId)
  }

  async function bury(dead: DeadJob): Promise<void> {
    count(dead.queue, 'dead')
    const task = await database
      .updateTable('task')
      .set({ status: 'failed', ended_at: timestamp(), failure: dead.failure.slice(0, longestFailure) })
      .where('id', '=', dead.data.taskId ?? 0)
      .where('status', 'in', ['pending', 'running'])
      .returning('project_id')
      .executeTakeFirst()
    await changed(task?.project_id ?? null)
    await onDead(dead)
  }

  /** Sends jobs for tasks that were waiting in another queue. */
  async function adopt(runners: readonly string[]): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('task')
        .set({ status: 'pending' })
        .where('status', 'in', ['pending', 'running'])
        .where('job_id', 'is', null)
        .where('runner', 'in', runners)
        .returning(['id', 'runner'])
        .execute()
      for (const { id, runner } of rows) await send(transaction, id, runner)
    })
  }

  return {
    add: async (transaction, { runner, payload, projectId, type = 'other', name, subject, delaySeconds }) => {
      const { id } = await transaction
        .insertInto('task')
        .values({
          runner,
          type,
          project_id: projectId ?? null,
          name: name ?? null,
          subject_json: subject ? JSON.stringify(subject) : null,
          status: 'pending',
          progress: 0,
          payload_json: JSON.stringify(payload),
          tries: 0,
          created_at: timestamp(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await send(transaction, id, runner, delaySeconds)
      return id
    },
    cancel: async (transaction, id) => {
      const task = await transaction
        .updateTable('task')
        .set({ status: 'cancelled', ended_at: timestamp(), payload_json: 'null' })
        .where('id', '=', id)
        .where('status', 'in', ['pending', 'running'])
        .returning(['runner', 'job_id'])
        .executeTakeFirst()
      if (task?.job_id) await queue.cancel(transaction, task.runner, task.job_id)
      return task !== undefined
    },
    retry: async (transaction, id) => {
      const task = await transaction
        .updateTable('task')
        .set({ status: 'pending', progress: 0, tries: 0, failure: null, ended_at: null })
        .where('id', '=', id)
        .where('status', '=', 'failed')
        .returning('runner')
        .executeTakeFirst()
      if (task) await send(transaction, id, task.runner)
      return task !== undefined
    },
    counts: async () => {
      const none = { completed: 0, failed: 0, dead: 0 }
      const now = await queue.counts()
      return new Map([...now].map(([name, counts]) => [name, { ...counts, ...(ended.get(name) ?? none) }]))
    },
    work: async (runners, schedules) => {
      await adopt(Object.keys(runners))
      const jobs = {
        ...Object.fromEntries(
          Object.entries(runners).map(([name, run]) => [name, counted(name, asJob(run))]),
        ),
        ...Object.fromEntries(Object.entries(schedules).map(([name, run]) => [name, counted(name, run)])),
      }
      await queue.work({ runners: jobs, onDead: bury })
    },
  }
}
