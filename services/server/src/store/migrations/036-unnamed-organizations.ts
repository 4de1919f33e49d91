import type { Kysely } from 'kysely'

/** Which organizations were made without asking for a name; an administrator gives it one. */
export async function unnamedOrganizations(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('organization').addColumn('is_unnamed', 'bigint').execute()
}
