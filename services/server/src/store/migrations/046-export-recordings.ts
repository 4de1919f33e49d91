import { type Kysely, sql } from 'kysely'

/** Whether an export packs the recordings of its unit tests; those that are there do not. */
export async function exportRecordings(database: Kysely<never>): Promise<void> {
  await database.schema
    .alterTable('project_export')
    .addColumn('is_with_recordings', sql.raw('bigint'), (column) => column.notNull().defaultTo(0))
    .execute()
}
