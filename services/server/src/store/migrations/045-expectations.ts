import { type Kysely, sql } from 'kysely'

/**
 * What recordings of unit tests have to lead to, and what was heard as meaning. Each that is there has to be recognized as its
 * transcription, whatever it means.
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
