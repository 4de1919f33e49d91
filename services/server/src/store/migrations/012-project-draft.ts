import type { Kysely } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

/** The incomplete form of a new project: one draft a person. */
export async function projectDraft(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await tableWithId(database, dialect, 'project_draft')
    .addColumn('account_id', ownedBy('account'))
    .addColumn('step', 'text', (text) => text.notNull())
    .addColumn('content', 'text', (text) => text.notNull())
    .addColumn('created_at', 'text', (text) => text.notNull())
    .addColumn('updated_at', 'text', (text) => text.notNull())
    .execute()
  await database.schema
    .createIndex('project_draft_account_id')
    .unique()
    .on('project_draft')
    .column('account_id')
    .execute()
}
