import { type Kysely, sql } from 'kysely'

/**
 * The versions of scoring of runs and of thresholds of models, and the tests; absent for existing rows, whose scores had
 * none.
 */
export async function scoringVersions(database: Kysely<never>): Promise<void> {
  const number = sql.raw('bigint')
  const test = sql.raw('bigint references unit_test (id) on delete set null')
  await database.schema.alterTable('unit_test_run').addColumn('scoring_version', number).execute()
  for (const table of ['voice_command_model', 'voice_command_version']) {
    await database.schema.alterTable(table).addColumn('threshold_scoring_version', number).execute()
    await database.schema.alterTable(table).addColumn('threshold_test_id', test).execute()
    await database.schema
      .createIndex(`${table}_by_threshold_test_id`)
      .on(table)
      .column('threshold_test_id')
      .execute()
  }
}
