import { type Kysely, sql } from 'kysely'
import type { Dialect } from './table.js'

/** Names that are found and sorted without regard to case and accents; SQLite has the function of every connection. */
export async function people(database: Kysely<never>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`
    create function folded(value text) returns text language sql immutable parallel safe
    return lower(regexp_replace(normalize(value, NFD), ${sql.lit('[\u0300-\u036f]')}, '', 'g'))
  `.execute(database)
}
