import type { Kysely } from 'kysely'
import { type Dialect, tableWithId } from './table.js'

/** Tasks are done by jobs of a queue: on SQLite one of ours, on PostgreSQL that of pg-boss, which keeps its own tables. */
export async function queue(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await database.schema.dropIndex('task_status_run_after').execute()
  for (const column of ['run_after', 'lease_owner', 'lease_until'])
    await database.schema.alterTable('task').dropColumn(column).execute()
  await database.schema.alterTable('task').addColumn('job_id', 'text').execute()
  await database.schema.createIndex('task_status').on('task').columns(['status']).execute()
  if (dialect === 'postgres') return
  await tableWithId(database, dialect, 'job')
    .addColumn('queue', 'text', (column) => column.notNull())
    .addColumn('data_json', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'bigint', (column) => column.notNull())
    .addColumn('run_after', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('job_due').on('job').columns(['queue', 'state', 'run_after']).execute()
  await database.schema.createIndex('job_next').on('job').columns(['state', 'run_after']).execute()
}
