import { type Kysely, sql } from 'kysely'

/**
 * Expected results of recordings of unit tests, and recognized meanings. Existing recordings have to be recognized as their
 * transcription, with any meaning.
 */
export async function expectations(database: Kysely<never>): Promise<void> {
  const flag = sql.raw('bigint')
  await database.schema
    .alterTable('unit_test_file')
    .addColumn('expectation', 'text', (text) => text.notNull().defaultTo('sentence'))
    .execute()
  await database.schema.alterTable('unit_test_file').addColumn('meaning_json', 'text').execute()
  await database.schema
    .alterTable('unit_test_result')
    .addColumn('expectation', 'text', (text) => text.notNull().defaultTo('sentence'))
    .execute()
  for (const name of ['expected_meaning_json', 'intent', 'entities_json'])
    await database.schema.alterTable('unit_test_result').addColumn(name, 'text').execute()
  await database.schema
    .alterTable('unit_test_result')
    .addColumn('is_meant', flag, (value) => value.notNull().defaultTo(1))
    .execute()
}
