import type { Kysely } from 'kysely'
import { type Dialect, ownedBy, tableWithId } from './table.js'

/** Logins to an account, refused ones too, and the delivery of notifications that a person chose. */
export async function accountHistory(database: Kysely<never>, dialect: Dialect): Promise<void> {
  await tableWithId(database, dialect, 'sign_in')
    .addColumn('account_id', ownedBy('account'))
    .addColumn('way', 'text', (text) => text.notNull())
    .addColumn('refusal', 'text')
    .addColumn('ip', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', (text) => text.notNull())
    .execute()
  await database.schema
    .createIndex('sign_in_account_id')
    .on('sign_in')
    .columns(['account_id', 'id'])
    .execute()
  await database.schema
    .alterTable('account')
    .addColumn('delivery_json', 'text', (text) => text.notNull().defaultTo('{}'))
    .execute()
}
