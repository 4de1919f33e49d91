import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.js'
import { ValuePlugin } from './valuePlugin.js'

const int8 = 20

/** A PostgreSQL of version 15 or newer. Counts and identifiers come back as numbers: ours stay far below 2^53. */
export function openPostgres(url: string): { database: Kysely<Schema>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // A connection that dies while idle, or between two queries of a transaction, is replaced at the next query; without
  // listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    database: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [new ValuePlugin()] }),
    pool,
  }
}
