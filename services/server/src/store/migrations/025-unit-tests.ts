import { type Kysely, sql } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

const number = sql.raw('bigint')

/** Unit tests of voice commands, their runs and the results of these. */
export async function unitTests(database: Kysely<never>, dialect: Dialect): Promise<void> {
  let test = tableWithId(database, dialect, 'unit_test').addColumn('model_id', ownedBy('voice_command_model'))
  for (const name of ['name', 'name_key', 'description', 'slots_json', 'created_at', 'updated_at'])
    test = test.addColumn(name, 'text', (text) => text.notNull())
  await test
    .addColumn('threshold', number, (value) => value.notNull())
    .addUniqueConstraint('unit_test_name', ['model_id', 'name_key'])
    .execute()
  await tableWithId(database, dialect, 'unit_test_file')
    .addColumn('unit_test_id', ownedBy('unit_test'))
    .addColumn('audio_file_id', ownedBy('audio_file'))
    .addUniqueConstraint('unit_test_file_once', ['unit_test_id', 'audio_file_id'])
    .execute()
  let run = tableWithId(database, dialect, 'unit_test_run')
    .addColumn('unit_test_id', ownedBy('unit_test'))
    .addColumn('task_id', sql.raw('bigint references task (id) on delete set null'))
    .addColumn('account_id', ownedBy('account'))
  for (const name of ['language', 'grammar', 'settings_json', 'slots_json', 'started_at'])
    run = run.addColumn(name, 'text', (text) => text.notNull())
  await run
    .addColumn('number', number, (value) => value.notNull())
    .addColumn('threshold', number, (value) => value.notNull())
    .addColumn('ended_at', 'text')
    .addUniqueConstraint('unit_test_run_number', ['unit_test_id', 'number'])
    .execute()
  await tableWithId(database, dialect, 'unit_test_result')
    .addColumn('run_id', ownedBy('unit_test_run'))
    .addColumn('audio_file_id', sql.raw('bigint references audio_file (id) on delete set null'))
    .addColumn('audio_name', 'text', (text) => text.notNull())
    .addColumn('expected', 'text', (text) => text.notNull())
    .addColumn('result', 'text')
    .addColumn('confidence', number)
    .addColumn('is_expected', number, (value) => value.notNull())
    .addColumn('words_json', 'text')
    .addColumn('failure', 'text')
    .addColumn('tested_at', 'text')
    .execute()
  for (const [table, column] of [
    ['unit_test_file', 'audio_file_id'],
    ['unit_test_run', 'task_id'],
    ['unit_test_run', 'account_id'],
    ['unit_test_result', 'run_id'],
    ['unit_test_result', 'audio_file_id'],
  ] as const)
    await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
  await database.schema.alterTable('task').addColumn('name', 'text').execute()
  await database.schema.alterTable('task').addColumn('subject_json', 'text').execute()
}
