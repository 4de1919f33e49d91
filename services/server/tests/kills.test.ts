import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  createProject,
  createUnitTest,
  createVoiceCommandModel,
  getExportLink,
  getUnitTestRun,
  listExports,
  listTasks,
  startExport,
  startUnitTestRun,
  uploadAudioFile,
} from '@saywright/api/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../src/store/connect.js'
import { bundleServer, logInToDemo, startChild } from './support/childServer.js'
import { databases } from './support/databases.js'
import { startPostgres } from './support/postgres.js'
import { temporaryFolder } from './support/testServer.js'
import { aVoiceService, heard, serviceToken } from './support/voiceService.js'
import { toneWav } from './support/wav.js'

/** Few here; `npm run kills` runs more, and has the figures printed. */
const kills = Number(process.env.SAYWRIGHT_KILLS ?? 3)
const areFiguresShown = process.env.SAYWRIGHT_KILLS !== undefined

interface Written {
  readonly projects: string[]
  readonly uploads: { readonly id: number; readonly hash: string }[]
}

/** Writes without a pause until the server is gone, records what was acknowledged, and reports when that begins. */
async function writeUntilGone(
  url: string,
  round: number,
  written: Written,
  onWritten: (kind: string) => void,
): Promise<void> {
  const client = await logInToDemo(url)
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let count = 0; ; count++) {
      const name = `${round}-${lane}-${count}`
      if (lane % 2 === 0) {
        const body = { title: `Project ${name}`, organization_name: `Organization ${name}` }
        await client.send(createProject, { body })
        written.projects.push(`Project ${name} of Organization ${name}`)
        onWritten('project')
      } else {
        const file = toneWav(0.5 + (count % 100) / 100)
        const { id } = await client.send(uploadAudioFile, { params: { id: 1 }, body: { name, file } })
        written.uploads.push({ id, hash: hashOf(Buffer.from(await file.arrayBuffer())) })
        onWritten('upload')
      }
    }
  })
  await Promise.allSettled(lanes)
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeAll(bundleServer)

describe.each(databases)('a server on %s that is killed, with its database', (kind) => {
  it(`loses nothing that it acknowledged, ${kills} times`, { timeout: 60_000 + kills * 20_000 }, async () => {
    const folder = temporaryFolder()
    const postgres = kind === 'PostgreSQL' ? startPostgres() : undefined
    const url = postgres?.createDatabase()
    const environment = { SAYWRIGHT_DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }
    const written: Written = { projects: [], uploads: [] }
    for (let round = 0; round < kills; round++) {
      const server = startChild(environment)
      const kinds = new Set<string>()
      let killed: Promise<void> | undefined
      const kill = async () => {
        server.child.kill('SIGKILL')
        await postgres?.kill()
      }
      const killSoon = (kind: string) => {
        kinds.add(kind)
        if (kinds.size === 2)
          killed ??= new Promise((resolve, reject) => {
            setTimeout(() => kill().then(resolve, reject), Math.random() * 300)
          })
      }
      await writeUntilGone(await server.url, round, written, killSoon)
      await server.ended
      await killed
    }
    // Opening once more sweeps what no row names; with PostgreSQL, only after an hour.
    const last = startChild(environment)
    await last.url
    last.child.kill('SIGTERM')
    expect((await last.ended).code).toBe(0)

    const store = await connect(folder, url)
    const projects = await store.database
      .selectFrom('project')
      .innerJoin('organization', 'organization.id', 'project.organization_id')
      .select(['project.title', 'organization.name'])
      .execute()
    const known = new Set(projects.map(({ title, name }) => `${title} of ${name}`))
    const files = await store.database.selectFrom('audio_file').select(['id', 'file_key']).execute()
    const hashes = new Map(
      files.map(({ id, file_key }) => [id, hashOf(readFileSync(join(folder, 'files', file_key)))]),
    )
    const lost = [
      ...written.projects.filter((project) => !known.has(project)),
      ...written.uploads.filter(({ id, hash }) => hashes.get(id) !== hash),
    ]
    // A project comes with its organization, both members and its notification, or not at all.
    const halves = await store.database
      .selectFrom('organization')
      .select('name')
      .where('name', 'like', 'Organization %')
      .where(
        sql<number>`(select count(*) from project where organization_id = organization.id) +
          (select count(*) from organization_member where organization_id = organization.id) +
          (select count(*) from project_member join project on project.id = project_id where organization_id = organization.id) +
          (select count(*) from notification join project on project.id = redirection_id where organization_id = organization.id)`,
        '<>',
        4,
      )
      .execute()
    const downloads = await store.database.selectFrom('file').select('file_key').execute()
    const packages = await store.database.selectFrom('conan_file').select('file_key').execute()
    const exports = await store.database.selectFrom('project_export').select('file_key').execute()
    const kept = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).flatMap(
      (entry) => (entry.isFile() && !entry.name.endsWith('.part') ? [entry.name] : []),
    )
    await store.close()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })

    const acknowledged = written.projects.length + written.uploads.length
    if (areFiguresShown)
      process.stdout.write(
        `\n${kind}: ${kills} kills, ${acknowledged} acknowledged writes, ${lost.length} lost\n`,
      )
    expect(lost).toEqual([])
    expect(halves).toEqual([])
    expect(written.projects.length).toBeGreaterThanOrEqual(kills)
    expect(written.uploads.length).toBeGreaterThanOrEqual(kills)
    const names = [
      ...files.flatMap(({ file_key }) => [file_key, `${file_key}.dat`]),
      ...[...downloads, ...packages, ...exports].map(({ file_key }) => file_key),
    ]
      .map((key) => key.slice(3))
      .toSorted()
    if (kind === 'SQLite') expect(kept.toSorted()).toEqual(names)
    else expect(kept).toEqual(expect.arrayContaining(names))
  })
})

// PostgreSQL reports a lost worker after half a minute: `npm run kills` has the time.
const waitedFor = areFiguresShown ? databases : (['SQLite'] as const)

it.each(waitedFor)('resumes a unit test on %s after its server was killed', async (kind) => {
  const folder = temporaryFolder()
  const voice = await aVoiceService()
  const postgres = kind === 'PostgreSQL' ? startPostgres() : undefined
  const databaseUrl = postgres?.createDatabase()
  const environment = {
    SAYWRIGHT_DATA_DIR: folder,
    VOICE_URL: voice.url,
    VOICE_TOKEN: serviceToken,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  let asked = 0
  voice.response = () => {
    asked += 1
    voice.isSilent = asked === 1
    return heard('switch on the light')
  }
  const first = startChild(environment)
  const client = await logInToDemo(await first.url)
  const params = { id: 1 }
  const model = { name: 'Killed', language: 'eng-US' }
  const { id: model_id } = await client.send(createVoiceCommandModel, { params, body: model })
  const audio_files: number[] = []
  for (const name of ['one', 'two', 'three']) {
    const body = { name, transcription: 'switch on the light', file: toneWav(0.2) }
    audio_files.push((await client.send(uploadAudioFile, { params, body })).id)
  }
  const test = { name: 'Near', description: '', confidence_threshold: 5000, slots: [] }
  const { id: testId } = await client.send(createUnitTest, {
    params,
    body: { ...test, model_id, audio_files },
  })
  const { id: runId } = await client.send(startUnitTestRun, { params: { ...params, testId } })
  const read = { params: { ...params, testId, runId } }
  await expect.poll(async () => (await client.send(getUnitTestRun, read)).tested).toBe(1)
  const before = (await client.send(getUnitTestRun, read)).results[0]
  first.child.kill('SIGKILL')
  await first.ended

  voice.isSilent = false
  const second = startChild(environment)
  const again = await logInToDemo(await second.url)
  await expect
    .poll(() => again.send(getUnitTestRun, read), { timeout: 100_000, interval: 250 })
    .toMatchObject({ status: 'completed', tested: 3, passed: 3, files: 3 })
  expect((await again.send(getUnitTestRun, read)).results[0]).toEqual(before)
  expect(asked).toBe(3)
  second.child.kill('SIGKILL')
  await second.ended
  voice.server.close()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('makes an export again after its server was killed, in place of its remains', async () => {
  const folder = temporaryFolder()
  const voice = await aVoiceService()
  const environment = { SAYWRIGHT_DATA_DIR: folder, VOICE_URL: voice.url, VOICE_TOKEN: serviceToken }
  const first = startChild(environment)
  const client = await logInToDemo(await first.url)
  const params = { id: 1 }
  // Text that cannot be packed takes a while.
  const models = await Promise.all(
    Array.from({ length: 30 }, async (_, count) => {
      const grammar = `#BNF+EM V2.1;\n!grammar killed;\n!start <main>;\n<main>: go;\n// ${randomBytes(200_000).toString('hex')}\n`
      const body = { name: `Killed ${count}`, language: 'eng-US', grammar }
      return (await client.send(createVoiceCommandModel, { params, body })).id
    }),
  )
  const archives = () =>
    readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
  const before = archives().length
  const { id } = await client.send(startExport, {
    params,
    body: {
      architecture: 'linux-x64',
      models: models.map((id) => ({ type: 'voice_commands' as const, id })),
    },
  })
  await expect
    .poll(async () => (await client.send(listTasks, { params, query: {} })).data[0]?.progress, {
      interval: 5,
    })
    .toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await first.ended

  const killedAt = new Date().toISOString()
  const second = startChild(environment)
  const again = await logInToDemo(await second.url)
  const read = async () => (await again.send(listExports, { params, query: {} })).data
  await expect
    .poll(async () => (await read()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['completed'])
  const [made] = await read()
  expect([made?.id, made?.models.length]).toEqual([id, 30])
  expect(made?.completed_at?.localeCompare(killedAt)).toBe(1)
  const link = await again.send(getExportLink, { params: { ...params, exportId: id } })
  const response = await fetch((await second.url) + link.link)
  expect(hashOf(Buffer.from(await response.arrayBuffer()))).toBe(made?.sha256)
  // One archive, and no part of another.
  expect(archives()).toHaveLength(before + 1)
  second.child.kill('SIGKILL')
  await second.ended
  voice.server.close()
  rmSync(folder, { recursive: true, force: true })
})
