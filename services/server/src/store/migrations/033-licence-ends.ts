import type { Kysely } from 'kysely'

interface Before {
  account: { licence_expires_at: string | null; licence_end: string }
}

/** The end of a licence key; an end that was written into the database manually stays valid. */
export async function licenceEnds(database: Kysely<never>): Promise<void> {
  await database.schema
    .alterTable('account')
    .addColumn('licence_end', 'text', (column) => column.notNull().defaultTo('deliveries'))
    .execute()
  await (database as unknown as Kysely<Before>)
    .updateTable('account')
    .set({ licence_end: 'date' })
    .where('licence_expires_at', 'is not', null)
    .execute()
}
