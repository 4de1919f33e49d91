import type { Kysely } from 'kysely'

/** Runs of unit tests keep the grammars from which theirs imports. */
export async function runImports(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('unit_test_run').addColumn('imports_json', 'text').execute()
}
