import { type Kysely, sql } from 'kysely'
import { type Dialect, optionallyOwnedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')
const oneModel = sql<boolean>`(model_id is null) <> (stored_model_id is null)`

/**
 * Unit tests of models without a table of their own. Existing ones stay with their models of voice commands; their runs have no
 * wake words, and results no duration.
 */
export async function wakeWordTests(database: Kysely<never>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await copyTests(database)
  else {
    const table = database.schema.alterTable('unit_test')
    await table.alterColumn('model_id', (column) => column.dropNotNull()).execute()
    await table.addColumn('stored_model_id', optionallyOwnedBy('model')).execute()
    await table.addCheckConstraint('unit_test_one_model', oneModel).execute()
  }
  await database.schema
    .createIndex('unit_test_stored_name')
    .on('unit_test')
    .columns(['stored_model_id', 'name_key'])
    .unique()
    .execute()
  await database.schema.alterTable('unit_test_run').addColumn('wake_words_json', 'text').execute()
  await database.schema.alterTable('unit_test_result').addColumn('duration_ms', number).execute()
}

const texts = ['name', 'name_key', 'description', 'slots_json', 'created_at', 'updated_at'] as const

/** SQLite cannot let a column be empty that may not be: the table is written anew, under its name. */
async function copyTests(database: Kysely<never>): Promise<void> {
  let table = tableWithId(database, 'sqlite', 'unit_test_copy')
    .addColumn('model_id', optionallyOwnedBy('voice_command_model'))
    .addColumn('stored_model_id', optionallyOwnedBy('model'))
  for (const name of texts) table = table.addColumn(name, 'text', (text) => text.notNull())
  await table
    .addColumn('name_folded', 'text', (text) => text.notNull().defaultTo(''))
    .addColumn('threshold', number, (value) => value.notNull())
    .addColumn('threshold_scoring_version', number)
    .addUniqueConstraint('unit_test_name', ['model_id', 'name_key'])
    .addCheckConstraint('unit_test_one_model', oneModel)
    .execute()
  const kept = sql.join(
    ['id', 'model_id', ...texts, 'name_folded', 'threshold', 'threshold_scoring_version'].map((name) =>
      sql.ref(name),
    ),
  )
  await sql`insert into unit_test_copy (${kept}) select ${kept} from unit_test`.execute(database)
  // The number of a deleted test is not given again.
  await sql`delete from sqlite_sequence where name = 'unit_test_copy'`.execute(database)
  await sql`
    insert into sqlite_sequence (name, seq)
    select 'unit_test_copy', seq from sqlite_sequence where name = 'unit_test'
  `.execute(database)
  await database.schema.dropTable('unit_test').execute()
  await database.schema.alterTable('unit_test_copy').renameTo('unit_test').execute()
}
