import type { Kysely } from 'kysely'

/** By which two devices notice that both have changed a draft, and where the other change was made. */
export async function draftRevisions(database: Kysely<never>): Promise<void> {
  await database.schema
    .alterTable('project_draft')
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema.alterTable('project_draft').addColumn('user_agent', 'text').execute()
}
