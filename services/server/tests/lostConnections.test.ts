import { createProject, makePasswordCode, me } from '@saywright/api/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilMail } from './support/mails.js'
import { aPerson } from './support/people.js'
import { hasPostgres, startPostgres, type ThrowAwayPostgres } from './support/postgres.js'
import { startTestServer, type TestServer } from './support/testServer.js'

describe.skipIf(!hasPostgres)('a database that ends all connections', () => {
  let postgres: ThrowAwayPostgres
  let server: TestServer
  let url: string
  beforeAll(async () => {
    postgres = startPostgres()
    url = postgres.createDatabase()
    server = await startTestServer({ DATABASE_URL: url })
  })
  afterAll(async () => {
    await server.stopAndForget()
    postgres.stop()
  })

  /** @returns how many connections of the server were ended. */
  async function endConnections(): Promise<number> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
    return rows.length
  }

  it('under load, five times: nothing crashes, tasks are done, and events come at once again', {
    timeout: 180_000,
  }, async () => {
    const person = await aPerson(server)
    let isOver = false
    let wanted = 0
    const load = Array.from({ length: 4 }, async (_, lane) => {
      for (let count = 0; !isOver; count++) {
        const body = { title: `Project ${lane}-${count}`, organization_name: `Organization ${lane}-${count}` }
        // A call that loses its connection may fail; the next one finds another.
        await person.client.send(createProject, { body }).then(
          () => wanted++,
          () => new Promise((resolve) => setTimeout(resolve, 20)),
        )
      }
    })
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(await endConnections()).toBeGreaterThan(2)
    }
    isOver = true
    await Promise.all(load)
    expect(wanted).toBeGreaterThan(0)
    const known = () =>
      person.client.send(me).then(
        ({ organizations }) => organizations.length,
        () => 0,
      )
    await expect.poll(known, { timeout: 20_000 }).toBeGreaterThanOrEqual(1)

    await server.client().send(makePasswordCode, { body: { email: person.email } })
    await untilMail(server.folder, person.email, 2)

    // The connection that listens is another one now, and tells of a change at once.
    const heard: string[] = []
    const stop = server.store.onWake((topic) => heard.push(topic))
    await expect
      .poll(
        async () => {
          await server.store.wake('hello').catch(() => {})
          await new Promise((resolve) => setTimeout(resolve, 50))
          return heard.includes('hello')
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    stop()
  })

  it('a role that may not make extensions is enough', async () => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('create role plain login nosuperuser nocreatedb nocreaterole')
    await admin.query('create database own owner plain')
    await admin.end()
    const own = await startTestServer({
      DATABASE_URL: url.replace('postgres@', 'plain@').replace(/test_\w+/, 'own'),
    })
    const { email } = await aPerson(own)
    await own.client().send(makePasswordCode, { body: { email } })
    await untilMail(own.folder, email, 2)
    await own.stopAndForget()
  })
})
