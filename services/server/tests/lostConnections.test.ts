import { listenToEvents } from '@saywright/api/client'
import { createProject, makePasswordCode, me } from '@saywright/api/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { untilMail } from './support/mails.js'
import { aPerson, aProject, apiFailureOf } from './support/people.js'
import { hasPostgres, startPostgres, type ThrowAwayPostgres } from './support/postgres.js'
import { startTestServer, type TestServer } from './support/testServer.js'

// Longer than the server waits until it listens again.
const awayMilliseconds = 1500

describe.skipIf(!hasPostgres)('a database that goes away', () => {
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

  /** Waits until another connection listens, which reports a change at once. */
  async function untilNewsComeAtOnce() {
    const heard: (string | undefined)[] = []
    const stop = server.store.onWake((topic) => heard.push(topic))
    await expect
      .poll(
        async () => {
          await server.store.wake('hello').catch(() => {})
          await new Promise((resolve) => setTimeout(resolve, 50))
          return heard.includes('hello')
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    stop()
  }

  it('ends all connections under load, five times: nothing crashes, tasks are done, and events come at once again', {
    timeout: 400_000,
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
      // Each round ends connections that carry something, however slow the machine is.
      const before = wanted
      await expect.poll(() => wanted, { timeout: 60_000 }).toBeGreaterThan(before)
      expect(await endConnections()).toBeGreaterThan(2)
    }
    isOver = true
    await Promise.all(load)
    const known = () =>
      person.client.send(me).then(
        ({ organizations }) => organizations.length,
        () => 0,
      )
    await expect.poll(known, { timeout: 60_000 }).toBeGreaterThanOrEqual(1)

    await server.client().send(makePasswordCode, { body: { email: person.email } })
    await untilMail(server.folder, person.email, 2)

    await untilNewsComeAtOnce()
  })

  it('refuses calls while the database is stopped for more than a second, and then continues with the streams of events', async () => {
    const person = await aPerson(server)
    const heard: string[] = []
    const connected = vi.fn()
    const controller = new AbortController()
    const listening = listenToEvents(person.client, {
      signal: controller.signal,
      onEvent: ({ type }) => heard.push(type),
      onConnected: connected,
      maxPauseMilliseconds: 500,
    })
    await vi.waitFor(() => expect(connected).toHaveBeenLastCalledWith(true))

    await postgres.whileStopped(async () => {
      const began = performance.now()
      while (performance.now() - began < awayMilliseconds) {
        const { status, code } = await apiFailureOf(person.client.send(me))
        expect([status, code]).toEqual([503, 'unavailable'])
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })

    await untilNewsComeAtOnce()
    await aProject(person)
    await vi.waitFor(() => expect(heard).toEqual(['notification', 'changed']))
    controller.abort()
    await listening
  })

  it('delivers missed events once the server listens again, without waiting for the next comment', async () => {
    const patient = await startTestServer({
      DATABASE_URL: postgres.createDatabase(),
      SAYWRIGHT_LIMITS: 'eventCommentSeconds=3600',
    })
    const person = await aPerson(patient)
    const heard: unknown[] = []
    const connected = vi.fn()
    const controller = new AbortController()
    const listening = listenToEvents(person.client, {
      signal: controller.signal,
      onEvent: ({ data }) => heard.push(data),
      onConnected: connected,
    })
    await vi.waitFor(() => expect(connected).toHaveBeenLastCalledWith(true))
    const { database } = patient.store
    const event = { entity: 'organization', organization_id: 7 }
    await database
      .insertInto('event')
      .values({
        account_id: person.id,
        type: 'changed',
        data_json: JSON.stringify(event),
        created_at: new Date().toISOString(),
      })
      .execute()
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and query = 'listen saywright'
    `.execute(database)
    expect(rows).toEqual([{ ended: true }])
    expect(heard).toEqual([])
    await vi.waitFor(() => expect(heard).toEqual([event]), { timeout: 60_000 })
    // The same stream received it: no other was opened.
    expect(connected.mock.calls).toEqual([[true]])
    controller.abort()
    await listening
    await patient.stopAndForget()
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
