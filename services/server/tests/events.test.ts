import { listenToEvents } from '@saywright/api/client'
import { createVoiceCommandModel, logout, openEvents, type ServerEvent } from '@saywright/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databases } from './support/databases.js'
import { aPerson, aProject, type TestPerson } from './support/people.js'
import { startPostgres, type ThrowAwayPostgres } from './support/postgres.js'
import { startTestServer, type TestServer } from './support/testServer.js'

describe.each(databases)('on %s', (kind) => {
  let postgres: ThrowAwayPostgres | undefined
  let databaseUrl: string | undefined
  let server: TestServer

  const environment = (): Record<string, string> => (databaseUrl ? { DATABASE_URL: databaseUrl } : {})

  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? startPostgres() : undefined
    databaseUrl = postgres?.createDatabase()
    server = await startTestServer({ ...environment(), SAYWRIGHT_LIMITS: 'eventCommentSeconds=1' })
  })
  afterAll(async () => {
    await server.stopAndForget()
    postgres?.stop()
  })

  const addModel = (person: TestPerson, id: number, name: string) =>
    person.client.send(createVoiceCommandModel, { params: { id }, body: { name, language: 'eng-US' } })

  it('tells what changed, to members only, and closes when the session ends', async () => {
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
    await vi.waitFor(() => expect(heard.map(({ type }) => type)).toEqual(['notification', 'changed']))
    expect(heard[1]).toMatchObject({ data: { entity: 'voice-commands', project_id: id } })

    await person.client.send(logout)
    await listening
    expect(heard.at(-1)?.type).toBe('session-ended')
    expect(overheard).toEqual([])
    controller.abort()
    await eavesdropping
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
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('\n\n:\n\n')) text += (await reader.read()).value
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
    await vi.waitFor(() => expect(heard).toEqual(['notification']))
    controller.abort()
    await listening
    await second.stopAndForget()
  })

  it('a server that stops ends its streams within a second', async () => {
    const other = await startTestServer()
    const person = await aPerson(other)
    const response = await person.client.open(openEvents, {})
    const began = performance.now()
    await other.stopAndForget()
    await response.text()
    expect(performance.now() - began).toBeLessThan(5000)
  })
})
