import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')

/** Exports of projects, with their archives. */
export async function exports(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'project_export')
    .addColumn('project_id', ownedBy('project'))
    .addColumn('task_id', sql.raw('bigint references task (id) on delete set null'))
    .addColumn('account_id', sql.raw('bigint references account (id) on delete set null'))
  for (const name of ['architecture', 'choice_json', 'models_json', 'name', 'file_key', 'created_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  await table
    .addColumn('number', number, (value) => value.notNull())
    .addColumn('size_bytes', number)
    .addColumn('sha256', 'text')
    .addColumn('completed_at', 'text')
    .addUniqueConstraint('project_export_number', ['project_id', 'number'])
    .execute()
  for (const column of ['task_id', 'account_id'])
    await database.schema
      .createIndex(`project_export_by_${column}`)
      .on('project_export')
      .column(column)
      .execute()
}
