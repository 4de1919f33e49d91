import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../tests/support/databases.js'
import { startPostgres, type ThrowAwayPostgres } from '../../tests/support/postgres.js'
import { temporaryFolder } from '../../tests/support/testServer.js'
import { connect, type Store } from './connect.js'
import { migrate } from './migrate.js'

describe.each(databases)('values on %s', (kind) => {
  const folder = temporaryFolder()
  let postgres: ThrowAwayPostgres | undefined
  let store: Store

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? startPostgres() : undefined
    store = await connect(folder, postgres?.createDatabase())
  })
  afterAll(async () => {
    await store.close()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const now = '2026-11-22T00:00:00.000Z'
  const insert = (name_key: string, values: object = {}) =>
    store.database
      .insertInto('organization')
      .values({ name: 'N', name_key, details_json: '{}', created_at: now, updated_at: now, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()

  it('are read back unchanged', async () => {
    const row = await insert('json', { details_json: JSON.stringify({ country: 'Côte d’Ivoire 💡' }) })
    expect(row).toMatchObject({
      id: expect.any(Number),
      details_json: { country: 'Côte d’Ivoire 💡' },
      created_at: now,
    })
    const { total } = await store.database
      .selectFrom('organization')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(1)
    const { id: account_id } = await store.database
      .insertInto('account')
      .values({
        email: 'a@b.co',
        email_key: 'a@b.co',
        password_hash: '',
        first_name: 'A',
        last_name: 'B',
        is_confirmed: true,
        is_admin: false,
        interface_language: 'English',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const account = await store.database
      .selectFrom('account')
      .selectAll()
      .where('id', '=', account_id)
      .executeTakeFirst()
    expect(account).toMatchObject({ is_confirmed: true, is_admin: false, verified_email: null })
  })

  it.each([
    ['Date', new Date()],
    ['object', { a: 1 }],
    ['bigint', 1n],
    ['undefined', Number.NaN],
  ])('a %s is refused, not stored as something else', async (_, value) => {
    await expect(insert('wrong', { name: value })).rejects.toThrow(/may not be of type/)
    const update = store.database
      .updateTable('organization')
      .set({ name: value as never })
      .where('id', '=', 1)
    await expect(update.execute()).rejects.toThrow(TypeError)
  })

  it('a failed transaction leaves nothing, however many run at once', async () => {
    const transactions = Array.from({ length: 20 }, (_, n) =>
      store.database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('organization')
          .values({ name: 'T', name_key: `t${n}`, details_json: '{}', created_at: now, updated_at: now })
          .execute()
        if (n % 2) throw new Error('rolled back')
      }),
    )
    await Promise.allSettled(transactions)
    const rows = await store.database
      .selectFrom('organization')
      .select('name_key')
      .where('name', '=', 'T')
      .execute()
    expect(rows).toHaveLength(10)
  })

  it('migrations run once, and data of a newer version is left alone', async () => {
    const noKey = () => Promise.reject(new Error('Nothing is encrypted.'))
    await migrate(store.database, store.dialect, noKey)
    await expect(migrate(store.database, store.dialect, noKey, [])).rejects.toThrow('newer version')
  })
})
