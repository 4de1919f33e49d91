import { foldText } from '@saywright/ui/text'
import { type Kysely, sql } from 'kysely'
import type { Dialect } from './table.js'

/** The columns that are searched as of this version; a later one adds its own. */
const searched: Readonly<Record<string, readonly string[]>> = {
  account: ['first_name', 'last_name', 'email'],
  audio_file: ['name'],
  audit: ['values_json'],
  category: ['name', 'description'],
  conan_package: ['name'],
  conan_recipe: ['version'],
  file: ['name'],
  invitation: ['email'],
  message: ['topic', 'text'],
  model: ['name'],
  organization: ['name'],
  project: ['title'],
  tag: ['name', 'english', 'french'],
  unit_test: ['name'],
  vdk_version: ['label', 'display_name'],
  voice_command_model: ['name'],
}

type Tables = Record<string, Record<string, unknown>>

/** Folded texts beside all that is searched, written by our code, so that both databases find and sort alike. */
export async function foldedColumns(database: Kysely<never>, dialect: Dialect): Promise<void> {
  // Whatever the locale of the database, these are compared as SQLite does: by their code points.
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  for (const [table, columns] of Object.entries(searched)) {
    for (const column of columns)
      await database.schema
        .alterTable(table)
        .addColumn(`${column}_folded`, text, (added) => added.notNull().defaultTo(''))
        .execute()
    await fill(database as unknown as Kysely<Tables>, table, columns)
  }
  await indexFiles(database)
  if (dialect === 'postgres') await sql`drop function folded(text)`.execute(database)
}

const batch = 500

async function fill(database: Kysely<Tables>, table: string, columns: readonly string[]): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await database
      .selectFrom(table)
      .select([
        'id',
        ...columns.map((column) => sql<string | null>`cast(${sql.ref(column)} as text)`.as(`${column}_text`)),
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows)
      await database
        .updateTable(table)
        .set(
          Object.fromEntries(
            columns.map((column) => [`${column}_folded`, foldText(String(row[`${column}_text`] ?? ''))]),
          ),
        )
        .where('id', '=', row.id)
        .execute()
    if (rows.length < batch) return
    after = Number(rows.at(-1)?.id)
  }
}

/** Each order of the list of files, with its filters: the folded name in place of the key. */
async function indexFiles(database: Kysely<never>): Promise<void> {
  for (const column of ['name', 'size_bytes', 'created_at']) {
    await database.schema.dropIndex(`file_by_${column === 'name' ? 'name_key' : column}`).execute()
    const sorted = column === 'name' ? 'name_folded' : column
    await database.schema
      .createIndex(`file_by_${column}`)
      .on('file')
      .columns([...new Set(['project_id', sorted, 'id', 'tag_bits', 'name_folded'])])
      .execute()
  }
}
