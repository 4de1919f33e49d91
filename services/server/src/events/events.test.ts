import { type Client, listenToEvents } from '@saywright/api/client'
import {
  attachProjectMember,
  createVoiceCommandModel,
  deleteUser,
  detachProjectMember,
  endOtherSessions,
  limits,
  login,
  logout,
  makePasswordCode,
  openEvents,
  resetPassword,
  type ServerEvent,
} from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databases } from '../../tests/support/databases.js'
import { typedCodeOf, untilMail } from '../../tests/support/mails.js'
import { addMember, aPerson, aProject, goodPassword, type TestPerson } from '../../tests/support/people.js'
import type { Databases } from '../../tests/support/postgres.js'
import { sharedPostgres } from '../../tests/support/sharedPostgres.js'
import { startTestServer, type TestServer } from '../../tests/support/testServer.js'

async function changePassword(server: TestServer, email: string, client: Client) {
  await client.send(makePasswordCode, { body: { email } })
  const code = typedCodeOf(await untilMail(server.folder, email, 2))
  await client.send(resetPassword, { body: { email, code, password: 'Another8?horse' } })
}

const endOthers = ({ client }: TestPerson): Promise<unknown> => client.send(endOtherSessions)

/** The text of a stream until it is idle. */
async function textUntilComment(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n\n:\n\n')) text += (await reader.read()).value
  return text
}

function listen(client: Client) {
  const heard: string[] = []
  const controller = new AbortController()
  let connections = 0
  const isOver = listenToEvents(client, {
    signal: controller.signal,
    onEvent: ({ type }) => heard.push(type),
    onConnected: () => {
      connections += 1
    },
  })
  return { heard, isOver, isConnected: () => connections > 0, stop: () => controller.abort() }
}

describe.each(databases)('on %s', (kind) => {
  let postgres: Databases | undefined
  let databaseUrl: string | undefined
  let server: TestServer

  // Processes of one database share its key.
  const environment = (): Record<string, string> =>
    databaseUrl ? { DATABASE_URL: databaseUrl, SAYWRIGHT_SECRET_KEY: 'the key of both processes' } : {}

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? sharedPostgres() : undefined
    databaseUrl = postgres?.createDatabase()
    server = await startTestServer({ ...environment(), SAYWRIGHT_LIMITS: 'eventCommentSeconds=1' })
  })
  afterAll(async () => {
    await server.stopAndForget()
    postgres?.stop()
  })

  const addModel = (person: TestPerson, id: number, name: string) =>
    person.client.send(createVoiceCommandModel, { params: { id }, body: { name, language: 'eng-US' } })

  it('reports changes to members only, and closes when the session ends', async () => {
    const person = await aPerson(server)
    const stranger = await aPerson(server)
    const heard: ServerEvent[] = []
    const overheard: ServerEvent[] = []
    const controller = new AbortController()
    const connected = vi.fn()
    const { signal } = controller
    const listening = listenToEvents(person.client, {
      signal,
      onEvent: (event) => heard.push(event),
      onConnected: connected,
    })
    const eavesdropping = listenToEvents(stranger.client, {
      signal,
      onEvent: (event) => overheard.push(event),
    })
    await vi.waitFor(() => expect(connected).toHaveBeenCalledWith(true))

    const { id } = await aProject(person)
    await addModel(person, id, 'Lamps')
    await vi.waitFor(() =>
      expect(heard.map(({ type }) => type)).toEqual(['notification', 'changed', 'changed']),
    )
    expect(heard[2]).toMatchObject({ data: { entity: 'voice-commands', project_id: id } })

    await person.client.send(logout)
    await listening
    expect(heard.at(-1)?.type).toBe('session-ended')
    expect(overheard).toEqual([])
    controller.abort()
    await eavesdropping
  })

  it('reports to a guest of a project from attachment to detachment', async () => {
    const [person, guest] = [await aPerson(server), await aPerson(server)]
    const { id, organization } = await aProject(person)
    const other = await aProject(person)
    await addMember(server, organization.id, guest.id, 'guest')
    const heard = async () =>
      (await server.context.events.after(guest.id, 0)).flatMap(({ type, data }) =>
        type === 'changed' ? [data as { entity: string; project_id?: number }] : [],
      )
    await addModel(person, id, 'Unseen')
    await addModel(person, other.id, 'Elsewhere')
    expect((await heard()).filter(({ project_id }) => project_id !== undefined)).toEqual([])
    const params = { id, userId: guest.id }
    await person.client.send(attachProjectMember, { params })
    await addModel(person, id, 'Seen')
    await person.client.send(detachProjectMember, { params })
    await addModel(person, id, 'Unseen again')
    const entities = (await heard()).filter(({ project_id }) => project_id === id).map(({ entity }) => entity)
    expect(entities).toEqual(['project', 'voice-commands', 'project'])
  })

  it('notifies every ended session except the one that ended it', async () => {
    const patient = await startTestServer(postgres ? { DATABASE_URL: postgres.createDatabase() } : {})
    try {
      for (const end of [
        ({ email, client }: TestPerson) => changePassword(patient, email, client),
        endOthers,
        ({ id, client }: TestPerson) => client.send(deleteUser, { params: { id } }),
      ]) {
        const person = await aPerson(patient)
        const body = { email: person.email, password: goodPassword }
        const { access_token } = await patient.client().send(login, { body })
        const [own, other] = [listen(person.client), listen(patient.client(access_token!))]
        await vi.waitFor(() => expect([own.isConnected(), other.isConnected()]).toEqual([true, true]))
        await end(person)
        await other.isOver
        expect(other.heard).toEqual(['session-ended'])
        await new Promise((resolve) => setTimeout(resolve, 200))
        expect(own.heard).toEqual([])
        if (end === endOthers) own.stop()
        await own.isOver
        // Later, for the other windows of its browser.
        expect(own.heard).toEqual(end === endOthers ? [] : ['session-ended'])
      }
    } finally {
      await patient.stopAndForget()
    }
  })

  it('reports what happened between the first read of a page and the opening of its stream, and nothing before', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    await server.store.database
      .updateTable('event')
      .set({ created_at: new Date(Date.now() - 20_000).toISOString() })
      .where('account_id', '=', person.id)
      .execute()
    await addModel(person, id, 'Missed')
    const hear = async (since?: number) => {
      const controller = new AbortController()
      const response = await person.client.open(openEvents, {
        signal: controller.signal,
        ...(since !== undefined && { query: { since } }),
      })
      const text = await textUntilComment(response)
      controller.abort()
      return [...text.matchAll(/"entity":"([^"]+)"/g)].map(([, entity]) => entity)
    }
    expect(await hear()).toEqual([])
    expect(await hear(5000)).toEqual(['voice-commands'])
    expect(await hear(60_000)).toEqual(['project', 'voice-commands'])
    await expect(hear(limits.eventResumeMinutes * 60_000 + 1)).rejects.toMatchObject({
      code: 'incorrect_form',
    })
  })

  it('resumes after the last event seen', async () => {
    const person = await aPerson(server)
    const { id } = await aProject(person)
    const last = await server.context.events.lastId()
    await addModel(person, id, 'While away')
    const controller = new AbortController()
    const response = await person.client.open(
      openEvents,
      { signal: controller.signal },
      { 'Last-Event-ID': String(last) },
    )
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const text = await textUntilComment(response)
    expect(text.match(/event: changed/g)).toHaveLength(1)
    expect(text).toContain('"entity":"voice-commands"')
    controller.abort()
  })

  it.runIf(kind === 'PostgreSQL')('reaches the streams of another process', async () => {
    // Before the second process starts: its worker might send the mail to an outbox of its own.
    const person = await aPerson(server)
    const second = await startTestServer(environment())
    const heard: string[] = []
    const controller = new AbortController()
    const connected = vi.fn()
    const listening = listenToEvents(second.client(person.token), {
      signal: controller.signal,
      onEvent: ({ type }) => heard.push(type),
      onConnected: connected,
    })
    await vi.waitFor(() => expect(connected).toHaveBeenCalledWith(true))
    await aProject(person)
    await vi.waitFor(() => expect(heard).toEqual(['notification', 'changed']))
    controller.abort()
    await listening
    await second.stopAndForget()
  })

  it('are not opened by a question for the headers alone', async () => {
    const { token } = await aPerson(server)
    const headers = { Authorization: `Bearer ${token}` }
    const head = (path: string) => fetch(`${server.url}/api/${path}`, { method: 'HEAD', headers })
    expect([(await head('v3/events')).status, (await head('v3/me')).status]).toEqual([404, 200])
  })

  it('a server that stops ends its streams', async () => {
    const other = await startTestServer()
    const person = await aPerson(other)
    const response = await person.client.open(openEvents, {})
    await other.stopAndForget()
    await expect(response.text()).resolves.toEqual(expect.any(String))
  })
})
