import type { Kysely } from 'kysely'

/** The picture of an organization. */
export async function logo(database: Kysely<never>): Promise<void> {
  // One after the other: SQLite adds one column at a time.
  for (const name of ['logo_key', 'logo_type'])
    await database.schema.alterTable('organization').addColumn(name, 'text').execute()
}
