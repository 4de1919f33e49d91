import { type Kysely, sql } from 'kysely'
import { type Dialect, optionallyOwnedBy, ownedBy, tableWithId } from './table.js'

/** Incomplete files, and the version of the studio that a file is for. */
export async function uploads(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await database.schema.alterTable('file').addColumn('studio_version', 'text').execute()
  let table = tableWithId(database, dialect, 'upload')
    .addColumn('account_id', ownedBy('account'))
    .addColumn('project_id', ownedBy('project'))
    .addColumn('file_id', optionallyOwnedBy('file'))
    .addColumn('size_bytes', sql.raw('bigint'), (value) => value.notNull())
  for (const name of ['name', 'name_key', 'original_name', 'media_type', 'tags_json', 'file_key'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  for (const name of ['created_at', 'expires_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  for (const name of ['description', 'version', 'sha256', 'fingerprint', 'studio_version'])
    table = table.addColumn(name, 'text')
  await table.execute()
  await database.schema
    .createIndex('upload_project_id_name')
    .unique()
    .on('upload')
    .columns(['project_id', 'name_key'])
    .where(sql.ref('file_id'), 'is', null)
    .execute()
  for (const column of ['account_id', 'file_id', 'expires_at'])
    await database.schema.createIndex(`upload_${column}`).on('upload').column(column).execute()
}
