import type { Kysely } from 'kysely'

/** Why a recording of a run was refused; unknown for earlier runs. */
export async function resultRefusals(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('unit_test_result').addColumn('refusal', 'text').execute()
}
