import { type Kysely, sql } from 'kysely'

/** How many members an organization may have. */
export async function seats(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('organization').addColumn('user_seats', sql.raw('bigint')).execute()
}
