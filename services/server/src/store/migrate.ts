import { StartFailure } from '@saywright/http'
import { type Kysely, sql } from 'kysely'
import type { Encryption, Sealed } from '../secrets/encryption.js'
import type { Reader } from './database.js'
import { type Migration, migrations } from './migrations/index.js'
import type { Dialect } from './migrations/table.js'
import { sealedSecret } from './sealedSecret.js'

interface Bookkeeping {
  migration: { name: string; applied_at: string }
}

/** The encryption key of a migration, tried on what the database has encrypted already. */
export type KeyOf = (findSealed: () => Promise<Sealed | undefined>) => Promise<Encryption>

// Any number, the same in every process of ours.
const postgresLock = 7_295_114

/**
 * Brings the schema up to date, all in one transaction: an interrupted migration leaves no trace.
 *
 * @throws StartFailure when the database was written by a newer version.
 */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  dialect: Dialect,
  encryption: KeyOf,
  list: readonly Migration[] = migrations,
): Promise<void> {
  // A table that is written anew is dropped first: what belongs to its rows must not go with it. Outside the transaction, in
  // which SQLite ignores this.
  if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(database)
  const isUpgraded = await (database as unknown as Kysely<Bookkeeping>)
    .transaction()
    .execute(async (transaction) => {
      if (dialect === 'postgres')
        await sql`select pg_advisory_xact_lock(${postgresLock})`.execute(transaction)
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
      let kept: Promise<Encryption> | undefined
      const opened = () => (kept ??= encryption(() => sealedSecret(transaction as unknown as Reader)))
      const missing = list.filter(({ name }) => !applied.has(name))
      for (const migration of missing) {
        await migration.apply(transaction as unknown as Kysely<never>, dialect, opened)
        await transaction
          .insertInto('migration')
          .values({ name: migration.name, applied_at: new Date().toISOString() })
          .execute()
      }
      if (dialect === 'sqlite' && missing.length > 0) await requireWholeReferences(transaction)
      return applied.size > 0 && missing.length > 0
    })
    .finally(async () => {
      if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(database)
    })
  // SQLite leaves old bytes in its file: data that a migration removed must be gone.
  if (isUpgraded && dialect === 'sqlite') await sql`vacuum`.execute(database)
}

/** @throws Error when a row references one that is not there: nothing of the migrations is kept then. */
async function requireWholeReferences(transaction: Kysely<Bookkeeping>): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(transaction)
  const [broken] = rows
  if (broken) throw new Error(`A migration left rows of ${broken.table} that reference none`)
}
