import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

/** Requests for grammars, by which the credits of a project are counted. */
export async function generations(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'generation')
    .addColumn('project_id', ownedBy('project'))
    .addColumn('account_id', sql.raw('bigint references account (id) on delete set null'))
    .addColumn('credits', sql.raw('bigint'), (value) => value.notNull())
  for (const name of ['state', 'created_at', 'expires_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  await table.execute()
  await database.schema
    .createIndex('generation_by_project_id')
    .on('generation')
    .columns(['project_id', 'created_at'])
    .execute()
  await database.schema
    .createIndex('generation_by_account_id')
    .on('generation')
    .column('account_id')
    .execute()
}
