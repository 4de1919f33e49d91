import type { Kysely } from 'kysely'

/** The mark that the tour was shown is known on every device. */
export async function tour(database: Kysely<never>): Promise<void> {
  await database.schema.alterTable('account').addColumn('tour_closed_at', 'text').execute()
}
