import { sql } from 'kysely'
import type { Store } from '../../src/store/connect.js'

/** Brings what the database knows of its tables up to date, as it does by itself after a while. */
export async function analyzeTables({ database, dialect }: Store): Promise<void> {
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database)
}
