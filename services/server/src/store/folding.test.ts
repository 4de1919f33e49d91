import { rmSync } from 'node:fs'
import { foldText } from '@saywright/ui/text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundCases, strangerCases } from '../../../../packages/ui/src/text/testing/foldCases.js'
import { hasPostgres } from '../../tests/support/postgres.js'
import { sharedPostgres } from '../../tests/support/sharedPostgres.js'
import { temporaryFolder } from '../../tests/support/testServer.js'
import { connect, type Store } from './connect.js'
import { hasWords } from './page.js'
import { searchedColumns } from './searchedColumns.js'

const created_at = '2026-11-20T16:00:00.000Z'
const texts = [...new Set([...foundCases, ...strangerCases].map(([text]) => text))]

const stores: readonly (readonly [name: string, locale: readonly string[] | undefined])[] = [
  ['SQLite', undefined],
  ...(hasPostgres
    ? ([
        ['PostgreSQL of the locale C', ['--locale=C']],
        ['PostgreSQL of ICU', ['--locale=C', '--locale-provider=icu', '--icu-locale=und']],
        ['PostgreSQL of French', ['--locale=C', '--locale-provider=icu', '--icu-locale=fr-FR']],
      ] as const)
    : []),
]

describe.each(stores)('on %s', (_name, locale) => {
  const folder = temporaryFolder()
  const postgres = locale && sharedPostgres()
  let store: Store

  beforeAll(async () => {
    store = await connect(folder, postgres?.createDatabase(locale))
    await store.database
      .insertInto('category')
      .values(
        texts.map((description, index) => ({
          ...{ name: `case ${index}`, name_key: `case ${index}`, description, created_at },
          is_locked: false,
        })),
      )
      .execute()
  })
  afterAll(async () => {
    await store.close()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const found = async (typed: string) => {
    const rows = await store.database
      .selectFrom('category')
      .select('description')
      .where(hasWords(['category.description_folded'], typed))
      .execute()
    return rows.map(({ description }) => description)
  }

  it.each(foundCases)('finds %j by %j', async (text, typed) => expect(await found(typed)).toContain(text))

  it.each(strangerCases)('does not find %j by %j', async (text, typed) =>
    expect(await found(typed)).not.toContain(text),
  )

  it('sorts by the folded text, whatever the locale', async () => {
    const rows = await store.database
      .selectFrom('category')
      .select('description')
      .orderBy('description_folded')
      .execute()
    const byCodePoint = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
    expect(rows.map(({ description }) => foldText(description ?? ''))).toEqual(
      texts.map(foldText).toSorted(byCodePoint),
    )
  })

  it('folds changed texts, and returns the folded text in no result', async () => {
    const { database } = store
    await database.updateTable('category').set({ name: 'Éclairage' }).where('id', '=', 1).execute()
    const written = await database
      .withoutPlugins()
      .selectFrom('category')
      .select('name_folded')
      .where('id', '=', 1)
      .execute()
    expect(written).toEqual([{ name_folded: 'eclairage' }])
    const row = await database
      .selectFrom('category')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(Object.keys(row).filter((column) => column.endsWith('_folded'))).toEqual([])
  })

  it('refuses an expression for a searched column', async () => {
    const changed = store.database.updateTable('category').set({ name: sql<string>`upper(name)` })
    await expect(changed.execute()).rejects.toThrow('takes a text')
  })

  it.each(Object.entries(searchedColumns))(
    'has a folded column for each that is searched in %s',
    async (table, columns) => {
      const folded = sql.join(columns.map((column) => sql.ref(`${column}_folded`)))
      await sql`select ${folded} from ${sql.table(table)} limit 1`.execute(store.database)
    },
  )
})
