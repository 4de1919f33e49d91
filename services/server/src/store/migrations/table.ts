import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/** A table with a numbered `id` that is never given twice, written the way each database wants it. */
export function tableWithId(
  database: Kysely<never>,
  dialect: Dialect,
  name: string,
): CreateTableBuilder<string, string> {
  const table = database.schema.createTable(name)
  return dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey())
}

/** A column that references the row of another table and is deleted with it. */
export const ownedBy = (table: string) =>
  sql.raw(`bigint not null references ${table} (id) on delete cascade`)

export const optionallyOwnedBy = (table: string) =>
  sql.raw(`bigint references ${table} (id) on delete cascade`)
