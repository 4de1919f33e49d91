import { type Kysely, sql } from 'kysely'
import { StartFailure } from '../readEnvironment.js'
import { type Migration, migrations } from './migrations/index.js'
import type { Dialect } from './migrations/table.js'

interface Bookkeeping {
  migration: { name: string; applied_at: string }
}

// Any number, the same in every process of ours.
const postgresLock = 7_295_114

/**
 * Brings the schema up to date, all in one transaction: killed half-way, nothing of it is there.
 *
 * @throws StartFailure when the database was written by a newer version.
 */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  dialect: Dialect,
  list: readonly Migration[] = migrations,
): Promise<void> {
  await (database as unknown as Kysely<Bookkeeping>).transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(transaction)
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const applied = new Set(
      (await transaction.selectFrom('migration').select('name').execute()).map((row) => row.name),
    )
    const known = new Set(list.map((migration) => migration.name))
    const newer = [...applied].filter((name) => !known.has(name))
    if (newer.length > 0)
      throw new StartFailure('This data was written by a newer version: it has not been opened.')
    for (const migration of list.filter(({ name }) => !applied.has(name))) {
      await migration.apply(transaction as unknown as Kysely<never>, dialect)
      await transaction
        .insertInto('migration')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute()
    }
  })
}
