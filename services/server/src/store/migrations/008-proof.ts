import type { Kysely } from 'kysely'

/** The last proof of identity in a session. Older sessions have to prove it again. */
export async function proof(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('session').addColumn('proved_at', 'text').execute()
}
