import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

/** Models of wake words, synthesis, enhancement and biometrics. */
export async function models(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'model').addColumn('project_id', ownedBy('project'))
  for (const name of ['type', 'name', 'name_key', 'content_json', 'created_at', 'updated_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  await table
    .addColumn('language', 'text')
    .addColumn('revision', sql.raw('bigint'), (value) => value.notNull())
    .addUniqueConstraint('model_name', ['project_id', 'name_key'])
    .execute()
}
