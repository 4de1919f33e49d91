import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databases } from '../../tests/support/databases.js'
import { sharedPostgres } from '../../tests/support/sharedPostgres.js'
import { temporaryFolder } from '../../tests/support/testServer.js'
import { createEncryption } from '../secrets/encryption.js'
import { licenceOwner } from '../secrets/owners.js'
import { type KeyOf, migrate } from './migrate.js'
import { migrations } from './migrations/index.js'
import { openPostgres } from './postgres.js'
import type { Schema } from './schema.js'
import { openSqlite } from './sqlite.js'

const at = '2026-11-20T16:00:00.000Z'
const end = '2026-12-20T16:00:00.000Z'
const tags = [
  { technology: 'asr', langs: ['eng-US', 'fra-FR'] },
  { technology: 'tts', langs: ['fra-FR'] },
]

const keyOf = (email: string) => `SW-${email.split('@', 1)}-OLD0`

/** Inserts rows in tables of an earlier schema. */
function insertInto(database: Kysely<Schema>) {
  const old = database as unknown as Kysely<Record<string, Record<string, unknown>>>
  return async (table: string, values: object) => {
    const { id } = await old
      .insertInto(table)
      .values({ created_at: at, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id as number
  }
}

const accountOf = (email: string) => ({
  email,
  email_key: email,
  password_hash: '',
  first_name: 'Ada',
  last_name: 'Lovelace',
  is_confirmed: true,
  is_admin: false,
  interface_language: 'English',
  updated_at: at,
})

const insertPerson = (database: Kysely<Schema>, email: string) =>
  insertInto(database)('account', { ...accountOf(email), licence_token: keyOf(email) })

async function insertPeople(database: Kysely<Schema>): Promise<void> {
  for (let number = 1; number <= 300; number++) await insertPerson(database, `person.${number}@example.com`)
}

/** Projects from before each technology had its own end, with two people in the first. */
async function insertOld(database: Kysely<Schema>): Promise<void> {
  const insert = insertInto(database)
  const person = (email: string) => insertPerson(database, email)
  const organization_id = await insert('organization', {
    name: 'Atelier',
    name_key: 'atelier',
    details_json: '{}',
    updated_at: at,
  })
  const project = (title: string, values: object) =>
    insert('project', { organization_id, title, title_key: title, updated_at: at, ...values })
  const [ada, grace] = [await person('ada@example.com'), await person('grace@example.com')]
  const evaluated = await project('evaluated', {
    tags_json: JSON.stringify(tags),
    evaluation_ends_at: end,
  })
  await project('asked', { tags_json: '[]' })
  await insert('voice_command_model', {
    project_id: evaluated,
    name: 'Lamps',
    name_key: 'lamps',
    language: 'eng-US',
    grammar: '#BNF+EM V2.1;\n',
    settings_json: '{}',
    slots_json: '[{"name":"room","values":["hall","kitchen"]}]',
    revision: 5,
    updated_at: end,
  })
  for (const account_id of [grace, ada]) await insert('project_member', { project_id: evaluated, account_id })
}

/** What the file of the database alone reveals. */
async function bytesOfAccounts({ database, folder }: { database: Kysely<Schema>; folder: string }) {
  const path = join(folder, 'saywright.db')
  if (existsSync(path)) {
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
    return readFileSync(path)
  }
  await sql`checkpoint`.execute(database)
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath('account')) as bytes
  `.execute(database)
  return rows[0]?.bytes ?? Buffer.of()
}

describe.each(databases)('on %s', (kind) => {
  /** A database before a migration, its rows, and the migrated result. */
  async function upgrade(from: string, insert: (database: Kysely<Schema>) => Promise<void>) {
    const postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
    const folder = temporaryFolder()
    const database = postgres ? openPostgres(postgres.createDatabase()).database : openSqlite(folder)
    const dialect = postgres ? 'postgres' : 'sqlite'
    const encryption: KeyOf = (findSealed) =>
      createEncryption({ dataDir: folder, secretKey: undefined }, findSealed)
    const before = migrations.findIndex(({ name }) => name === from)
    await migrate(database, dialect, encryption, migrations.slice(0, before))
    await insert(database)
    const hadKey = existsSync(join(folder, 'secret-key'))
    await migrate(database, dialect, encryption)
    const close = async () => {
      await database.destroy()
      postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return { database, folder, hadKey, encryption: await encryption(async () => undefined), close }
  }

  it('projects of an older version keep their technologies, get an owner, and their models a version', async () => {
    const { database, close } = await upgrade('010-projects', insertOld)
    const deliveries = await database
      .selectFrom('delivery')
      .select(['project_id', 'technology', 'langs_json as langs', 'expires_at', 'created_at'])
      .orderBy('id')
      .execute()
    expect(deliveries).toEqual(
      tags.map((tag) => ({
        project_id: 1,
        technology: tag.technology,
        langs: JSON.stringify(tag.langs),
        expires_at: end,
        created_at: at,
      })),
    )
    const members = await database
      .selectFrom('project_member')
      .innerJoin('account', 'account.id', 'project_member.account_id')
      .select(['account.email', 'project_member.role'])
      .orderBy('project_member.id')
      .execute()
    expect(members).toEqual([
      { email: 'grace@example.com', role: 'owner' },
      { email: 'ada@example.com', role: 'developer' },
    ])
    const projects = await database.selectFrom('project').select(['title', 'details_json']).execute()
    expect(projects).toEqual([
      { title: 'evaluated', details_json: {} },
      { title: 'asked', details_json: {} },
    ])
    const versions = await database.selectFrom('voice_command_version').selectAll().executeTakeFirstOrThrow()
    expect(versions.settings_json).toEqual({ THRESHOLD: 5000 })
    expect(versions).toMatchObject({ revision: 5, account_id: null, lines: 2, slot_count: 1, value_count: 2 })
    expect(versions).toMatchObject({
      slots_json: [{ name: 'room', values: ['hall', 'kitchen'] }],
      created_at: end,
    })
    await close()
  })

  it('models of an older version, their versions and runs get the threshold with which they judged so far', async () => {
    const settings_json = '{"STREAM_RESULT_MODE":"partial","MAXNBEST":3,"TSILENCE":800}'
    const { database, close } = await upgrade('040-model-thresholds', async (old) => {
      const insert = insertInto(old)
      const named = { name: 'Lamps', name_key: 'lamps', updated_at: at }
      const account_id = await insert('account', accountOf('ada@example.com'))
      const organization_id = await insert('organization', { ...named, details_json: '{}' })
      const project = { organization_id, title: 'Lamps', title_key: 'lamps', updated_at: at }
      const project_id = await insert('project', project)
      const saved = { language: 'eng-US', grammar: '', settings_json, slots_json: '[]' }
      const model_id = await insert('voice_command_model', { ...named, ...saved, project_id, revision: 1 })
      const counts = { lines: 1, slot_count: 0, value_count: 0, bytes: 0 }
      await insert('voice_command_version', { ...saved, ...counts, model_id, revision: 1 })
      const test = { ...named, model_id, description: '', slots_json: '[]', threshold: 4000 }
      const unit_test_id = await insert('unit_test', test)
      const run = {
        ...saved,
        unit_test_id,
        account_id,
        number: 1,
        threshold: 4000,
        started_at: at,
        task_id: null,
        ended_at: null,
      }
      await old.insertInto('unit_test_run').values(run).execute()
    })
    for (const table of ['voice_command_model', 'voice_command_version', 'unit_test_run'] as const) {
      const { settings_json: settings } = await database
        .selectFrom(table)
        .select('settings_json')
        .executeTakeFirstOrThrow()
      expect(settings, table).toEqual({
        STREAM_RESULT_MODE: 'partial',
        MAXNBEST: 3,
        TSILENCE: 800,
        THRESHOLD: 5000,
      })
    }
    const { threshold } = await database.selectFrom('unit_test').select('threshold').executeTakeFirstOrThrow()
    expect(threshold).toBe(4000)
    await close()
  })

  it('stored models of an older version get their content as their first version', async () => {
    const contents = [{ positive_words: [{ text: 'Réveille-toi' }] }, { noise_reduction: true }]
    const { database, close } = await upgrade('049-stored-model-versions', async (old) => {
      const insert = insertInto(old)
      const organization_id = await insert('organization', {
        ...{ name: 'Atelier', name_key: 'atelier', details_json: '{}', updated_at: at },
      })
      const project = { organization_id, title: 'Lamps', title_key: 'lamps', updated_at: at }
      const project_id = await insert('project', project)
      for (const [index, type] of ['wake_word', 'enhancement'].entries()) {
        const content_json = JSON.stringify(contents[index])
        const named = { project_id, type, name: type, name_key: type, updated_at: end }
        await insert('model', { ...named, content_json, revision: 4 + index })
      }
    })
    const versions = await database.selectFrom('model_version').selectAll().orderBy('id').execute()
    expect(versions).toMatchObject(
      contents.map((content_json, index) => ({
        ...{ model_id: index + 1, revision: 4 + index, content_json, created_at: end },
        ...{ account_id: null, label: null, restored_from: null },
        bytes: Buffer.byteLength(JSON.stringify(content_json)),
      })),
    )
    await close()
  })

  it('unit tests of an older version stay with their models, recordings and runs', async () => {
    const { database, close } = await upgrade('050-wake-word-tests', async (old) => {
      const insert = insertInto(old)
      const named = { name: 'Lamps', name_key: 'lamps', updated_at: at }
      const account_id = await insert('account', accountOf('ada@example.com'))
      const organization_id = await insert('organization', { ...named, details_json: '{}' })
      const project = { organization_id, title: 'Lamps', title_key: 'lamps', updated_at: at }
      const project_id = await insert('project', project)
      const saved = { language: 'eng-US', grammar: '', settings_json: '{}', slots_json: '[]' }
      const model_id = await insert('voice_command_model', { ...named, ...saved, project_id, revision: 1 })
      const test = { ...named, model_id, description: '', slots_json: '[]', threshold: 4000 }
      const unit_test_id = await insert('unit_test', { ...test, name_folded: 'lamps' })
      const gone = await insert('unit_test', { ...test, name_key: 'gone' })
      await old.deleteFrom('unit_test').where('id', '=', gone).execute()
      await old
        .updateTable('voice_command_model')
        .set({ threshold_test_id: unit_test_id })
        .where('id', '=', model_id)
        .execute()
      const sound = { media_type: 'audio/wav', size_bytes: 1, file_key: 'a' }
      const audio_file_id = await insert('audio_file', { ...sound, project_id, name: 'a', name_key: 'a' })
      const rows = old as unknown as Kysely<Record<string, Record<string, unknown>>>
      await rows.insertInto('unit_test_file').values({ unit_test_id, audio_file_id }).execute()
      const run = { ...saved, unit_test_id, account_id, number: 1, threshold: 4000, started_at: at }
      await rows.insertInto('unit_test_run').values(run).execute()
      const result = { run_id: 1, audio_name: 'a', expected: 'on', is_expected: 1 }
      await rows.insertInto('unit_test_result').values(result).execute()
    })
    const test = await database.selectFrom('unit_test').selectAll().executeTakeFirstOrThrow()
    expect(test).toMatchObject({ id: 1, model_id: 1, stored_model_id: null, threshold: 4000 })
    expect(test).toMatchObject({ name: 'Lamps', name_folded: 'lamps', threshold_scoring_version: null })
    const { threshold_test_id } = await database
      .selectFrom('voice_command_model')
      .select('threshold_test_id')
      .executeTakeFirstOrThrow()
    expect(threshold_test_id).toBe(1)
    const countOf = async (table: 'unit_test_file' | 'unit_test_run' | 'unit_test_result') =>
      (await database.selectFrom(table).select('id').execute()).length
    const children = ['unit_test_file', 'unit_test_run', 'unit_test_result'] as const
    expect(await Promise.all(children.map(countOf))).toEqual([1, 1, 1])
    const next = { ...test, id: undefined, name_key: 'next', slots_json: '[]' }
    expect(await insertInto(database)('unit_test', next)).toBe(3)
    // One model, and not two of one kind of name.
    await expect(insertInto(database)('unit_test', { ...next, model_id: null })).rejects.toThrow(/constraint/)
    await database.deleteFrom('voice_command_model').execute()
    expect(await Promise.all(children.map(countOf))).toEqual([0, 0, 0])
    await close()
  })

  it('E-003 keeps a manual end of a licence key, and ends others with the deliveries', async () => {
    const { database, close } = await upgrade('033-licence-ends', async (old) => {
      const insert = insertInto(old)
      await insert('account', accountOf('ada@example.com'))
      await insert('account', { ...accountOf('grace@example.com'), licence_expires_at: end })
    })
    const rows = await database
      .selectFrom('account')
      .select(['licence_end', 'licence_expires_at'])
      .orderBy('licence_end')
      .execute()
    expect(rows).toEqual([
      { licence_end: 'date', licence_expires_at: end },
      { licence_end: 'deliveries', licence_expires_at: null },
    ])
    await close()
  })

  it('licence keys of an older version are sealed, still found, and leave no text behind', async () => {
    const old = await upgrade('021-sealed-licence-keys', insertPeople)
    expect(old.hadKey).toBe(false)
    const rows = await old.database
      .selectFrom('account')
      .select(['id', 'email', 'licence_sealed', 'licence_fingerprint'])
      .execute()
    expect(rows).toHaveLength(300)
    for (const { id, email, licence_sealed, licence_fingerprint } of rows) {
      expect(old.encryption.decrypt(licence_sealed ?? '', licenceOwner(id))).toBe(keyOf(email))
      expect(licence_fingerprint).toBe(old.encryption.fingerprint(keyOf(email)))
    }
    const bytes = await bytesOfAccounts(old)
    expect(bytes.includes('person.200@example.com')).toBe(true)
    // With a dot, which no sealed text has by chance.
    expect(bytes.includes('SW-person.')).toBe(false)
    await old.close()
  })
})
