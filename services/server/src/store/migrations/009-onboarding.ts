import type { Kysely } from 'kysely'

/** The source of the first steps, the end of a licence, and the purpose of a proved address. */
export async function onboarding(database: Kysely<never>): Promise<void> {
  // One after the other: SQLite adds one column at a time.
  for (const name of [
    'welcome_closed_at',
    'onboarding_closed_at',
    'licence_disabled_at',
    'licence_expires_at',
  ])
    await database.schema.alterTable('account').addColumn(name, 'text').execute()
  await database.schema.alterTable('organization').addColumn('first_recognized_at', 'text').execute()
  await database.schema.alterTable('project').addColumn('is_sample', 'bigint').execute()
  await database.schema.alterTable('verified_address').addColumn('is_for_account', 'bigint').execute()
}
