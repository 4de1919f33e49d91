import type { Kysely } from 'kysely'

/** The typed tests of a model, in it and in its versions; those that are there have none. */
export async function suites(database: Kysely<never>): Promise<void> {
  for (const table of ['voice_command_model', 'voice_command_version'])
    await database.schema
      .alterTable(table)
      .addColumn('suite_json', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  await database.schema
    .alterTable('voice_command_version')
    .addColumn('test_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
