import type { Kysely } from 'kysely'

/** When a licence key took the place of another. */
export async function licenceKeys(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('account').addColumn('licence_rotated_at', 'text').execute()
}
