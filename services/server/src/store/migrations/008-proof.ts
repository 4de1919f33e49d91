import type { Kysely } from 'kysely'

/** When someone last proved in a session who they are. Sessions from before have to prove it anew. */
export async function proof(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('session').addColumn('proved_at', 'text').execute()
}
