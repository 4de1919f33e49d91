import { type Kysely, sql } from 'kysely'

/** With which version of scoring the threshold of a unit test was chosen; absent of those that are there. */
export async function testThresholds(database: Kysely<never>): Promise<void> {
  await database.schema
    .alterTable('unit_test')
    .addColumn('threshold_scoring_version', sql.raw('bigint'))
    .execute()
}
