import { type Kysely, sql } from 'kysely'
import { type Dialect, optionallyOwnedBy, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')

/** Files to download, tokens of programs, and packages of the Conan remote. */
export async function files(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await keepFiles(database, dialect)
  await keepTokens(database, dialect)
  await keepPackages(database, dialect)
}

async function keepFiles(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'file').addColumn('project_id', ownedBy('project'))
  for (const name of ['name', 'name_key', 'original_name', 'media_type', 'sha256', 'file_key', 'created_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  for (const name of ['tags_json', 'categories_json'])
    table = table.addColumn(name, 'text', (text) => text.notNull().defaultTo('[]'))
  for (const name of ['description', 'version']) table = table.addColumn(name, 'text')
  for (const name of ['size_bytes', 'tag_bits', 'is_checked', 'is_locked'])
    table = table.addColumn(name, number, (value) => value.notNull().defaultTo(0))
  // Not owned: an upload outlives the account of its uploader.
  await table.addColumn('uploader_id', number).execute()
  await database.schema
    .createIndex('file_project_id_name')
    .unique()
    .on('file')
    .columns(['project_id', 'name_key'])
    .execute()
  // Each order of the list also indexes its filters, so that counting reads no row of the table.
  for (const column of ['name_key', 'size_bytes', 'created_at'])
    await database.schema
      .createIndex(`file_by_${column}`)
      .on('file')
      .columns([...new Set(['project_id', column, 'id', 'tag_bits', 'name_key'])])
      .execute()
}

async function keepTokens(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let table = tableWithId(database, dialect, 'access_token')
    .addColumn('account_id', ownedBy('account'))
    .addColumn('project_id', optionallyOwnedBy('project'))
    .addColumn('token_hash', 'text', (text) => text.notNull().unique())
  for (const name of ['name', 'hint', 'scopes_json', 'created_at', 'expires_at'])
    table = table.addColumn(name, 'text', (text) => text.notNull())
  for (const name of ['last_used_at', 'revoked_at']) table = table.addColumn(name, 'text')
  await table.execute()
  for (const column of ['account_id', 'project_id'])
    await database.schema.createIndex(`access_token_${column}`).on('access_token').column(column).execute()
}

async function keepPackages(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await tableWithId(database, dialect, 'conan_package')
    .addColumn('project_id', ownedBy('project'))
    .addColumn('name', 'text', (text) => text.notNull())
    .addColumn('description', 'text')
    .addColumn('package_type', 'text', (text) => text.notNull())
    .addColumn('created_at', 'text', (text) => text.notNull())
    .addUniqueConstraint('conan_package_name', ['project_id', 'name'])
    .execute()
  await tableWithId(database, dialect, 'conan_recipe')
    .addColumn('package_id', ownedBy('conan_package'))
    .addColumn('version', 'text', (text) => text.notNull())
    .addColumn('revision', 'text', (text) => text.notNull())
    .addColumn('created_at', 'text', (text) => text.notNull())
    .addUniqueConstraint('conan_recipe_revision', ['package_id', 'version', 'revision'])
    .execute()
  await tableWithId(database, dialect, 'conan_binary')
    .addColumn('recipe_id', ownedBy('conan_recipe'))
    .addColumn('binary_key', 'text', (text) => text.notNull())
    .addColumn('revision', 'text', (text) => text.notNull())
    .addColumn('info', 'text', (text) => text.notNull())
    .addColumn('platform', 'text', (text) => text.notNull())
    .addColumn('architecture', 'text', (text) => text.notNull())
    .addColumn('created_at', 'text', (text) => text.notNull())
    .addUniqueConstraint('conan_binary_revision', ['recipe_id', 'binary_key', 'revision'])
    .execute()
  await tableWithId(database, dialect, 'conan_file')
    .addColumn('recipe_id', ownedBy('conan_recipe'))
    // Absent: a file of the recipe itself.
    .addColumn('binary_id', optionallyOwnedBy('conan_binary'))
    .addColumn('name', 'text', (text) => text.notNull())
    .addColumn('sha256', 'text', (text) => text.notNull())
    .addColumn('file_key', 'text', (text) => text.notNull())
    .addColumn('size_bytes', number, (value) => value.notNull())
    .execute()
  for (const column of ['recipe_id', 'binary_id'])
    await database.schema.createIndex(`conan_file_${column}`).on('conan_file').column(column).execute()
}
