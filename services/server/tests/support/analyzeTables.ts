import { sql } from 'kysely'
import type { Store } from '../../src/store/connect.js'

/** Updates the statistics of the database, as it does automatically after a while. */
export async function analyzeTables({ database, dialect }: Store): Promise<void> {
  await sql.raw(dialect === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database)
}
