import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely } from 'kysely'
import { buildQueryFn, GenericSqliteDialect } from 'kysely-generic-sqlite'
import type { Schema } from './schema.js'
import { ValuePlugin } from './valuePlugin.js'

/** Opens a connection on which an acknowledged write is on disk: write-ahead log, synced at every commit. */
export function openSqliteFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return database
}

/** The embedded database `saywright.db` of a data folder. */
export function openSqlite(folder: string): Kysely<Schema> {
  const database = openSqliteFile(join(folder, 'saywright.db'))
  const dialect = new GenericSqliteDialect(() => ({
    db: database,
    close: () => database.close(),
    query: buildQueryFn({
      all: (sql, parameters = []) => database.prepare(sql).all(...(parameters as SQLInputValue[])),
      run: (sql, parameters = []) => {
        // A full disk makes SQLite roll back by itself; a second rollback would hide the reason.
        if (sql === 'rollback' && !database.isTransaction) return { numAffectedRows: 0n }
        const { changes, lastInsertRowid } = database.prepare(sql).run(...(parameters as SQLInputValue[]))
        return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
      },
    }),
  }))
  return new Kysely<Schema>({ dialect, plugins: [new ValuePlugin()] })
}
