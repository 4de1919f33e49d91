// Makes the data folders that services/server/tests/releaseBefore.test.ts opens: tsx tools/release-fixture.ts CHECKOUT NAME
// CHECKOUT is a folder with the source of a release and its dependencies, NAME the folder that is written. Run once a release.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './lib/root.ts'

const [checkout, name] = process.argv.slice(2)
if (!checkout || !name) throw new Error('Say where the source of the release is, and how to name its data.')
const to = `${root}services/server/tests/fixtures/${name}`
// The exports of the release are unknown here: its modules are not typed.
const load = (path: string) => import(join(resolve(checkout), path))
const support = 'services/server/tests/support'
const contract = await load('packages/api/src/contract/index.ts')
const { startTestServer } = await load(`${support}/testServer.ts`)
const { goodPassword } = await load(`${support}/people.ts`)
const { codeOf, untilMail } = await load(`${support}/mails.ts`)
const { aModel } = await load(`${support}/aModel.ts`)
const { startPostgres } = await load(`${support}/postgres.ts`)

/** Hears the same sentence in every recording. */
const voice = createServer((request, response) => {
  request.resume().on('end', () => {
    const languages = [{ lang: 'en-US', quality: 'good' }]
    const engine = { id: 'stand-in', kind: 'recognition', licence: 'MIT', isolation: 'wasm' }
    const heard = {
      rejected: false,
      hypotheses: [{ text: 'switch on the lamp', confidence: 7412, words: [] }],
      threshold: 5000,
      single_hypothesis: true,
      engine: { id: 'stand-in', version: '1', model: 'none' },
    }
    const isList = request.url === '/v1/engines'
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify(isList ? { engines: [{ ...engine, single_hypothesis: true, languages }] } : heard),
    )
  })
})
await new Promise<void>((listening) => voice.listen(0, '127.0.0.1', listening))
const VOICE_URL = `http://127.0.0.1:${(voice.address() as AddressInfo).port}`

/** Lets someone sign up, make a project with a model, and run a unit test of it once. */
async function work(folder: string, database: Readonly<Record<string, string>>): Promise<void> {
  const server = await startTestServer({ ...database, VOICE_URL, SAYWRIGHT_DATA_DIR: folder })
  const email = 'ada@example.com'
  const body = { email, password: goodPassword, first_name: 'Ada', last_name: 'Lovelace' }
  await server.client().send(contract.register, { body })
  const code = codeOf(await untilMail(folder, email))
  const { id, access_token } = await server.client().send(contract.confirmRegister, { body: { email, code } })
  const person = { id, email, token: access_token, client: server.client(access_token) }
  const model = await aModel(person)
  const audio_files = [await model.record('switch on the lamp'), await model.record('switch off the lamp')]
  const { id: testId } = await model.create({ audio_files, confidence_threshold: 6200 })
  const params = { id: model.id, testId }
  const { id: runId } = await person.client.send(contract.startUnitTestRun, { params })
  const read = () => person.client.send(contract.getUnitTestRun, { params: { ...params, runId } })
  while ((await read()).status !== 'completed') await pause(200)
  await server.stop()
  rmSync(join(folder, 'outbox'), { recursive: true, force: true })
  // The packages of the demonstration cannot be made smaller, and their content does not matter here.
  for (const { parentPath, name } of readdirSync(join(folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (statSync(join(parentPath, name)).size > 20_000) rmSync(join(parentPath, name))
}

function pack(folder: string, file: string): void {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', '--mtime=2026-01-01']
  execFileSync('tar', ['-czf', join(to, file), ...owner, '-C', folder, ...readdirSync(folder)])
  rmSync(folder, { recursive: true })
}

mkdirSync(to, { recursive: true })
const newFolder = () => mkdtempSync(join(tmpdir(), 'saywright-release-'))

const ofSqlite = newFolder()
await work(ofSqlite, {})
const file = new DatabaseSync(join(ofSqlite, 'saywright.db'))
file.exec('pragma wal_checkpoint(truncate); vacuum; pragma journal_mode = delete')
file.close()
pack(ofSqlite, 'sqlite.tar.gz')

const ofPostgres = newFolder()
const postgres = startPostgres()
try {
  const DATABASE_URL: string = postgres.createDatabase()
  await work(ofPostgres, { DATABASE_URL })
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', DATABASE_URL])
  // Commands of psql, and a setting that PostgreSQL 15 does not have.
  const lines = dump.toString().split('\n')
  const kept = lines.filter((line) => !/^(\\|SET transaction_timeout|--|$)/.test(line))
  writeFileSync(join(ofPostgres, 'dump.sql'), kept.join('\n'))
} finally {
  postgres.stop()
}
pack(ofPostgres, 'postgres.tar.gz')
voice.close()
