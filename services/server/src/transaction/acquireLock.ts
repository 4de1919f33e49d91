import { sql } from 'kysely'
import type { Transaction } from './transaction.js'

/**
 * Makes transactions that name the same subject wait for each other until they end, so that a count does not change before a
 * row is added. SQLite has one transaction at a time anyway.
 */
export async function acquireLock(
  { dialect, database }: Transaction,
  subjects: readonly string[],
): Promise<void> {
  if (dialect !== 'postgres') return
  // In one order for all, so that no two wait for one another.
  for (const subject of subjects.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(database)
}
