import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')

/** Every save of a model of the table `model`, whatever its type; the current content is the first of each. */
export async function storedModelVersions(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await tableWithId(database, dialect, 'model_version')
    .addColumn('model_id', ownedBy('model'))
    .addColumn('revision', number, (value) => value.notNull())
    .addColumn('bytes', number, (value) => value.notNull())
    .addColumn('content_json', 'text', (text) => text.notNull())
    .addColumn('created_at', 'text', (text) => text.notNull())
    .addColumn('account_id', sql.raw('bigint references account (id) on delete set null'))
    .addColumn('label', 'text')
    .addColumn('restored_from', number)
    .addUniqueConstraint('model_version_once', ['model_id', 'revision'])
    .execute()
  await database.schema
    .createIndex('model_version_account_id')
    .on('model_version')
    .column('account_id')
    .execute()
  const bytes =
    dialect === 'postgres' ? sql`octet_length(content_json)` : sql`length(cast(content_json as blob))`
  await sql`
    insert into model_version (model_id, revision, bytes, content_json, created_at)
    select id, revision, ${bytes}, content_json, updated_at from model order by id
  `.execute(database)
}
