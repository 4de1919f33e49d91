import type { Kysely } from 'kysely'
import type { Database } from '../store/database.js'
import type { Schema } from '../store/schema.js'
import type { TaskTable } from '../store/tables/project.js'

export interface NewTask {
  readonly runner: string
  readonly payload: unknown
  readonly projectId?: number
  readonly type?: TaskTable['type']
}

export interface LeasedTask {
  readonly id: number
  readonly runner: string
  readonly payload: unknown
  readonly tries: number
}

/** Work that outlives a request: a row is a promise, whoever holds its lease does it. */
export interface TaskQueue {
  /** Adds a task, inside the transaction that needs it done. Call `wake` once that is committed. */
  readonly add: (database: Database, task: NewTask) => Promise<number>
  readonly wake: () => void
  /** Takes the oldest task that is due, for `leaseSeconds`; a task whose worker died is due again. */
  readonly lease: (runners: readonly string[]) => Promise<LeasedTask | undefined>
  readonly complete: (id: number) => Promise<void>
  /** Puts a task back for later, or ends it when `retrySeconds` is absent. */
  readonly fail: (id: number, reason: string, retrySeconds?: number) => Promise<void>
  /** Gives back what this process holds, so that another may start at once. */
  readonly handBack: () => Promise<void>
}

const leaseSeconds = 60

/** The queue in the database itself, for SQLite and PostgreSQL alike. */
export function databaseQueue(
  database: Kysely<Schema>,
  owner: string,
  now: () => Date,
  wake: () => void,
): TaskQueue {
  const timestamp = (secondsFromNow = 0) => new Date(now().getTime() + secondsFromNow * 1000).toISOString()
  const finish = (id: number, values: Partial<Pick<TaskTable, 'status' | 'progress' | 'failure'>>) =>
    database
      .updateTable('task')
      // What it carried, a code perhaps, is no longer needed.
      .set({ ...values, ended_at: timestamp(), lease_owner: null, lease_until: null, payload_json: 'null' })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .execute()

  return {
    wake,
    add: async (transaction, { runner, payload, projectId, type = 'other' }) => {
      const { id } = await transaction
        .insertInto('task')
        .values({
          runner,
          type,
          project_id: projectId ?? null,
          status: 'pending',
          progress: 0,
          payload_json: JSON.stringify(payload),
          tries: 0,
          run_after: timestamp(),
          created_at: timestamp(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    lease: async (runners) => {
      const due = database
        .selectFrom('task')
        .select('id')
        .where('runner', 'in', runners)
        .where('run_after', '<=', timestamp())
        .where((where) =>
          where.or([
            where('status', '=', 'pending'),
            where.and([where('status', '=', 'running'), where('lease_until', '<', timestamp())]),
          ]),
        )
        .orderBy('run_after')
        .orderBy('id')
        .limit(1)
      const task = await database
        .updateTable('task')
        .set((set) => ({
          status: 'running',
          lease_owner: owner,
          lease_until: timestamp(leaseSeconds),
          started_at: timestamp(),
          tries: set('tries', '+', 1),
        }))
        .where('id', '=', due)
        // PostgreSQL looks again at a row that another worker has just changed: only one of the two gets it.
        .where((where) => where.or([where('status', '=', 'pending'), where('lease_until', '<', timestamp())]))
        .returning(['id', 'runner', 'payload_json', 'tries'])
        .executeTakeFirst()
      return task && { id: task.id, runner: task.runner, payload: task.payload_json, tries: task.tries }
    },
    complete: async (id) => void (await finish(id, { status: 'completed', progress: 1 })),
    fail: async (id, reason, retrySeconds) => {
      if (retrySeconds === undefined) return void (await finish(id, { status: 'failed', failure: reason }))
      await database
        .updateTable('task')
        .set({
          status: 'pending',
          failure: reason,
          run_after: timestamp(retrySeconds),
          lease_owner: null,
          lease_until: null,
        })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .execute()
    },
    handBack: async () => {
      await database
        .updateTable('task')
        .set({ status: 'pending', lease_owner: null, lease_until: null })
        .where('lease_owner', '=', owner)
        .where('status', '=', 'running')
        .execute()
    },
  }
}
