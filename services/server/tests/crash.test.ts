import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAudioFiles, startTotp, uploadAudioFile } from '@saywright/api/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleServer, type ChildServer, logInToDemo, startChild } from './support/childServer.js'
import { aPerson, apiFailureOf } from './support/people.js'
import { startTestServer, temporaryFolder } from './support/testServer.js'
import { toneWav } from './support/wav.js'

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

describe('a server that is killed', () => {
  it('leaves no mail half-written beside those of the outbox', async () => {
    mkdirSync(join(folder, 'outbox'))
    writeFileSync(join(folder, 'outbox', '2026-01-01-abcdef.eml'), 'whole')
    writeFileSync(join(folder, 'outbox', '2026-01-02-abcdef.eml.part'), 'half')
    const server = await startTestServer({ SAYWRIGHT_DATA_DIR: folder })
    expect(readdirSync(join(folder, 'outbox'))).toEqual(['2026-01-01-abcdef.eml'])
    await server.stop()
  })

  it('hands its tasks to the next one, which does them once', async () => {
    const first = await startTestServer(
      { SAYWRIGHT_DATA_DIR: folder },
      { mailer: { send: () => new Promise(() => {}), close: () => {} } },
    )
    const { database, transaction } = first.context
    const mail = {
      to: 'ada@example.com',
      name: 'Ada',
      locale: 'en-US',
      content: { template: 'known', link: 'http://localhost/' },
    }
    await transaction((transaction) => transaction.enqueueTask({ runner: 'mail', payload: mail }))
    await expect
      .poll(async () => (await database.selectFrom('task').select('status').executeTakeFirst())?.status)
      .toBe('running')
    await first.stop()
    const second = await startTestServer({ SAYWRIGHT_DATA_DIR: folder })
    const task = () => second.store.database.selectFrom('task').selectAll().executeTakeFirstOrThrow()
    await expect.poll(async () => (await task()).status).toBe('completed')
    expect((await task()).tries).toBe(2)
    expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
    await second.stop()
  })
})

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
    // The killed server has released the folder.
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

  it('when the key of its encrypted secrets is lost', async () => {
    const first = await startTestServer({ SAYWRIGHT_DATA_DIR: folder })
    const person = await aPerson(first)
    await person.client.send(startTotp, { params: { id: person.id } })
    await first.stop()
    const key = join(folder, 'secret-key')
    const kept = readFileSync(key)
    rmSync(key)
    const { code, errors } = await start().ended
    expect([code, errors]).toEqual([
      1,
      `Saywright cannot start. The key ${key} is lost, and the database has secrets that only it opens: restore it from a copy, or give it as SAYWRIGHT_SECRET_KEY.\n`,
    ])
    expect(existsSync(key)).toBe(false)
    writeFileSync(key, kept)
    const again = await startTestServer({ SAYWRIGHT_DATA_DIR: folder })
    await again.stop()
  })

  it('when its port is taken or the disk is full', async () => {
    const running = await startTestServer()
    const { port } = new URL(running.url)
    await expect(startTestServer({ PORT: port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is already in use.`,
    )
    await expect(startTestServer({ METRICS_PORT: port })).rejects.toThrow(
      `METRICS_PORT ${port} cannot be used`,
    )
    await running.stopAndForget()
    const { code, errors } = await start(16).ended
    expect(code).toBe(1)
    expect(errors).toMatch(/^Saywright cannot start\. (No space is left|The data folder)[^\n]+\.\n$/)
  })

  it('when a setting cannot be used, without a stack', async () => {
    const child = startChild({ SAYWRIGHT_DATA_DIR: folder, PORT: '99999' })
    children.push(child)
    const { code, errors } = await child.ended
    expect([code, errors]).toEqual([
      1,
      'Saywright cannot start. PORT must be a whole number from 0 to 65535, not "99999".\n',
    ])
    const production = { SAYWRIGHT_MODE: 'production', SMTP_URL: 'smtp://x', SAYWRIGHT_DOMAIN: 'x.com' }
    await expect(startTestServer({ ...production, HOST: 'no-such-host.invalid' })).rejects.toThrow(
      'HOST is no address of this machine: "no-such-host.invalid".',
    )
  })
})

describe('a full disk', () => {
  it('refuses the upload, keeps serving, and leaves nothing behind', async () => {
    const { url, child, ended } = start(2000)
    const client = await logInToDemo(await url)
    const params = { id: 1 }
    const seeded = storedFiles().length
    const tooBigForTheDisk = toneWav(10, 160_000)
    const refused = await apiFailureOf(
      client.send(uploadAudioFile, { params, body: { name: 'big', file: tooBigForTheDisk } }),
    )
    expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
    expect(refused.serverMessage).toBe('The server cannot save anything at the moment. Try again later.')
    await client.send(uploadAudioFile, { params, body: { name: 'small', file: toneWav(0.2) } })
    const { data } = await client.send(listAudioFiles, { params, query: {} })
    expect(data.map(({ name }) => name)).toEqual(['small'])
    expect(storedFiles()).toHaveLength(seeded + 2)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })
})

function storedFiles() {
  return readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
}
