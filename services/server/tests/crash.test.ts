import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient, memorySession } from '@saywright/api/client'
import { createProject, getDemo, listAudioFiles, login, uploadAudioFile } from '@saywright/api/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleServer, type ChildServer, startChild } from './support/childServer.js'
import { apiFailureOf } from './support/people.js'
import { startTestServer, temporaryFolder } from './support/testServer.js'
import { toneWav } from './support/wav.js'

const kills = 20

let folder: string
let children: ChildServer[] = []
const start = (fileBlocks?: number) => {
  const server = startChild({ SAYWRIGHT_DATA_DIR: folder }, fileBlocks)
  children.push(server)
  return server
}

beforeAll(bundleServer)
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  for (const { child } of children) child.kill('SIGKILL')
  await Promise.all(children.map(({ ended }) => ended))
  children = []
  rmSync(folder, { recursive: true, force: true })
})

async function logIn(url: string) {
  const client = createClient({ baseUrl: `${url}/api`, session: memorySession(), retry: { times: 0 } })
  const { access_token } = await client.send(login, { body: await client.send(getDemo) })
  client.session.store(access_token ?? '')
  return client
}

interface Log {
  readonly projects: { title: string; organization: string }[]
  readonly uploads: { id: number; hash: string }[]
}

/** Writes without a pause until the server is gone, keeps what was acknowledged, and says when that begins. */
async function writeUntilGone(
  url: string,
  round: number,
  log: Log,
  onWritten: (kind: string) => void,
): Promise<void> {
  const client = await logIn(url)
  const many = Array.from({ length: 4 }, async (_, lane) => {
    for (let count = 0; ; count++) {
      const name = `${round}-${lane}-${count}`
      if (lane % 2 === 0) {
        const organization = `Organization ${name}`
        await client.send(createProject, {
          body: { title: `Project ${name}`, organization_name: organization },
        })
        log.projects.push({ title: `Project ${name}`, organization })
        onWritten('project')
      } else {
        const file = toneWav(0.5 + count / 100)
        const { id } = await client.send(uploadAudioFile, { params: { id: 1 }, body: { name, file } })
        log.uploads.push({
          id,
          hash: createHash('sha256')
            .update(Buffer.from(await file.arrayBuffer()))
            .digest('hex'),
        })
        onWritten('upload')
      }
    }
  })
  await Promise.allSettled(many)
}

describe('a server that is killed', () => {
  it(`loses nothing it acknowledged and leaves nothing half-written, ${kills} times`, {
    timeout: 120_000,
  }, async () => {
    const log: Log = { projects: [], uploads: [] }
    for (let round = 0; round < kills; round++) {
      const { child, url, ended } = start()
      const kinds = new Set<string>()
      const killSoon = (kind: string) => {
        if (kinds.size < 2 && kinds.add(kind).size === 2)
          setTimeout(() => child.kill('SIGKILL'), Math.random() * 300)
      }
      await writeUntilGone(await url, round, log, killSoon)
      await ended
    }
    expect(log.projects.length).toBeGreaterThanOrEqual(kills)
    expect(log.uploads.length).toBeGreaterThanOrEqual(kills)

    // Opening once more sweeps what no row names.
    const { child, url, ended } = start()
    await url
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    const database = new DatabaseSync(join(folder, 'saywright.db'))
    const all = (sql: string) => database.prepare(sql).all() as Record<string, string | number | null>[]
    expect(all('pragma integrity_check')[0]).toEqual({ integrity_check: 'ok' })

    const projects = all(
      'select title, name from project join organization on organization.id = organization_id',
    )
    const known = new Set(projects.map(({ title, name }) => `${title} of ${name}`))
    expect(
      log.projects.filter(({ title, organization }) => !known.has(`${title} of ${organization}`)),
    ).toEqual([])
    // A project comes with its organization, both members and its notification, or not at all.
    const halves = all(`select name from organization where name like 'Organization %' and
      (select count(*) from project where organization_id = organization.id) +
      (select count(*) from organization_member where organization_id = organization.id) +
      (select count(*) from project_member join project on project.id = project_id where organization_id = organization.id) +
      (select count(*) from notification join project on project.id = redirection_id where organization_id = organization.id) <> 4`)
    expect(halves).toEqual([])

    const rows = all('select id, file_key, size_bytes from audio_file')
    const hashes = new Map(
      rows.map(({ id, file_key }) => [id, hashOf(join(folder, 'files', String(file_key)))]),
    )
    expect(log.uploads.filter(({ id, hash }) => hashes.get(id) !== hash)).toEqual([])
    const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    )
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      rows.map(({ file_key }) => String(file_key).slice(3)).toSorted(),
    )
    database.close()
  })

  it('hands its tasks to the next one, which does them once', async () => {
    const first = await startTestServer(
      { SAYWRIGHT_DATA_DIR: folder },
      { mailer: { send: () => new Promise(() => {}), close: () => {} } },
    )
    const { database, change } = first.context
    const mail = {
      to: 'ada@example.com',
      name: 'Ada',
      locale: 'en-US',
      content: { template: 'known', link: 'http://localhost/' },
    }
    await change((unit) => unit.enqueueTask({ runner: 'mail', payload: mail }))
    await expect
      .poll(async () => (await database.selectFrom('task').select('status').executeTakeFirst())?.status)
      .toBe('running')
    await first.stop()
    const second = await startTestServer({ SAYWRIGHT_DATA_DIR: folder })
    const task = () => second.store.database.selectFrom('task').selectAll().executeTakeFirstOrThrow()
    await expect.poll(async () => (await task()).status, { timeout: 10_000 }).toBe('completed')
    expect((await task()).tries).toBe(2)
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
    await second.stop()
  })
})

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

describe('a server that cannot start says why in one sentence', () => {
  it('when another one has the folder', async () => {
    const first = start()
    await first.url
    const { code, errors } = await start().ended
    expect([code, errors.trim().split('\n')]).toEqual([
      1,
      [`Saywright cannot start. Another server is already running on the data folder ${folder}.`],
    ])
    first.child.kill('SIGKILL')
    await first.ended
    // Killed, it has let go of the folder.
    const third = start()
    await third.url
    third.child.kill('SIGTERM')
    expect((await third.ended).code).toBe(0)
  })

  it('when the database is damaged, the folder is a file, or nothing can be written', async () => {
    writeFileSync(join(folder, 'saywright.db'), 'this is no database, however long it may be '.repeat(200))
    const starting = (dataDir: string) => startTestServer({ SAYWRIGHT_DATA_DIR: dataDir })
    await expect(starting(folder)).rejects.toThrow(
      `The database in the data folder ${folder} is damaged: restore it from a copy.`,
    )
    writeFileSync(join(folder, 'file'), '')
    await expect(starting(join(folder, 'file'))).rejects.toThrow(`${join(folder, 'file')} is not a folder.`)
    await expect(starting('/sys/saywright')).rejects.toThrow(
      'The data folder /sys/saywright cannot be written to.',
    )
    await expect(startTestServer({ DATABASE_URL: 'postgresql://x@127.0.0.1:9/x' })).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used/,
    )
  })

  it('when its port is taken or the disk is full', async () => {
    const running = await startTestServer()
    const { port } = new URL(running.url)
    await expect(startTestServer({ PORT: port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is already in use.`,
    )
    await running.stopAndForget()
    const { code, errors } = await start(16).ended
    expect(code).toBe(1)
    expect(errors).toMatch(/^Saywright cannot start\. (No space is left|The data folder)[^\n]+\.\n$/)
  })
})

describe('a full disk', () => {
  it('refuses the upload, keeps serving, and leaves nothing behind', async () => {
    const { url, child, ended } = start(2000)
    const client = await logIn(await url)
    const params = { id: 1 }
    const tooBigForTheDisk = toneWav(10, 160_000)
    const refused = await apiFailureOf(
      client.send(uploadAudioFile, { params, body: { name: 'big', file: tooBigForTheDisk } }),
    )
    expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
    expect(refused.serverMessage).toBe('The server cannot write at this moment. Try again later.')
    await client.send(uploadAudioFile, { params, body: { name: 'small', file: toneWav(0.2) } })
    const { data } = await client.send(listAudioFiles, { params, query: {} })
    expect(data.map(({ name }) => name)).toEqual(['small'])
    const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    )
    expect(files).toHaveLength(1)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })
})
