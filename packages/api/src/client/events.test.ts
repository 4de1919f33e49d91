import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ServerEvent } from '../contract/technical/events.js'
import { aNotification, aTask } from '../testing/builders.js'
import { createClient } from './createClient.js'
import { createEventParser } from './eventParser.js'
import { listenToEvents } from './events.js'
import { memorySession } from './session.js'
import type { Transport } from './transport.js'

const stream =
  'id: 1\nevent: task\ndata: {"a":\ndata: 1}\n\n: comment\n\nid: 2\r\ndata: x\r\n\r\nevent: lost\n\nevent: pair\r\ndata: a\r\ndata: b\r\n\r\n'
const events = [
  { id: '1', type: 'task', data: '{"a":\n1}' },
  { id: '2', type: 'message', data: 'x' },
  { id: '2', type: 'pair', data: 'a\nb' },
]

it('reads a stream wherever it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 12 }), (cuts) => {
      const parse = createEventParser()
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
      const read = places.slice(1).flatMap((end, index) => parse(stream.slice(places[index], end)))
      expect(read).toEqual(events)
    }),
  )
})

const eventOf = (id: string, type: string, data: unknown) =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`

it('resumes after the last event, passes over what it does not know, and ends with the session', async () => {
  const responses = [
    eventOf('1', 'task', aTask()) + eventOf('2', 'future', { a: 1 }) + eventOf('3', 'task', { wrong: true }),
    eventOf('4', 'notification', aNotification()) + eventOf('5', 'session-ended', {}),
  ]
  const asked: (string | undefined)[] = []
  const connected: boolean[] = []
  const seen: ServerEvent[] = []
  const transport: Transport = async ({ headers }) => {
    asked.push(headers['Last-Event-ID'])
    expect(headers).toMatchObject({ Accept: 'text/event-stream', Authorization: 'Bearer t' })
    return new Response(responses.shift())
  }
  await listenToEvents(createClient({ transport, session: memorySession('t') }), {
    signal: new AbortController().signal,
    maxPauseMilliseconds: 1,
    onEvent: (event) => seen.push(event),
    onConnected: (isConnected) => connected.push(isConnected),
  })
  expect(asked).toEqual([undefined, '3'])
  expect(seen.map(({ id, type }) => `${id} ${type}`)).toEqual(['1 task', '4 notification', '5 session-ended'])
  expect(connected).toEqual([true, false, true, false])
})

it('stops at once when the session is dead, and when it is aborted', async () => {
  let calls = 0
  const dead: Transport = async () => {
    calls += 1
    return new Response('', { status: 403 })
  }
  const session = memorySession('t')
  await listenToEvents(createClient({ transport: dead, session }), {
    signal: new AbortController().signal,
    onEvent: () => {},
  })
  expect([calls, session.token()]).toEqual([1, undefined])
  const stop = new AbortController()
  const never: Transport = () => Promise.reject(new TypeError('offline'))
  const listening = listenToEvents(createClient({ transport: never }), {
    signal: stop.signal,
    onEvent: () => {},
  })
  setTimeout(() => stop.abort(), 5)
  await listening
  expect(stop.signal.aborted).toBe(true)
})
