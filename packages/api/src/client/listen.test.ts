import { expect, it } from 'vitest'
import { ApiError } from '../contract/kernel/errors.js'
import type { ListeningEvent } from '../contract/voice-commands/listening.js'
import { listenToSpeech } from './listen.js'
import { socketUrl } from './socket.js'
import { aSocketClient, type FakeSocket } from './testing/fakeSocket.js'

type Options = { status?: number; signal?: AbortSignal; threshold?: number }

function aListening({ status, signal, threshold }: Options = {}) {
  const { client, ...sides } = aSocketClient(status)
  const events: ListeningEvent[] = []
  const listening = listenToSpeech(client, {
    params: { id: 7, modelId: 11 },
    onEvent: (event) => events.push(event),
    ...(signal && { signal }),
    ...(threshold !== undefined && { threshold }),
  })
  return { ...sides, events, listening }
}

const address = 'https://example.com/api/v3/projects/7/voice-commands/11/listen'

it('offers the token of the session as a protocol, and sends what was said before the connection was open', () => {
  const { socket, opened, listening } = aListening()
  expect(opened).toEqual([address, ['saywright.listen', 'bearer.secret']])
  listening.hear(Float32Array.of(0, 0.5, -1, 2))
  listening.stop()
  expect(socket.sent).toEqual([])
  socket.onopen()
  expect(socket.binaryType).toBe('arraybuffer')
  const [sound, stop] = socket.sent
  expect([...new Int16Array(sound as ArrayBuffer)]).toEqual([0, 16_384, -32_768, 32_767])
  expect(stop).toBe('{"type":"stop","data":{}}')
  listening.changeSlots([{ name: 'room', values: ['kitchen'] }])
  expect(JSON.parse(socket.sent[2] as string)).toEqual({
    type: 'slots',
    data: { slots: [{ name: 'room', values: ['kitchen'] }] },
  })
})

it('requests another threshold than that of the model, and with it why a connection was refused', async () => {
  const { socket, opened, called, listening } = aListening({ status: 404, threshold: 0 })
  expect(opened[0]).toBe(`${address}?threshold=0`)
  socket.onclose()
  await expect(listening.over).rejects.toMatchObject({ kind: 'notFound' })
  expect(called).toEqual([`${address}?threshold=0`])
})

it('sends no message that is larger than the server takes', () => {
  const { socket, listening } = aListening()
  socket.onopen()
  listening.hear(new Float32Array(40_000))
  expect(socket.sent.map((message) => (message as ArrayBuffer).byteLength)).toEqual([65_536, 14_464])
})

it('reports what is recognized, ignores unknown messages, and ends when the server ends', async () => {
  const { socket, events, listening } = aListening()
  socket.onopen()
  socket.say('ready', { sample_rate: 16_000, single_hypothesis: true })
  socket.say('partial', { text: 'go', end_ms: 400 })
  socket.say('partial', { text: 7 })
  socket.say('news', {})
  socket.onmessage({ data: 'no JSON' })
  socket.say('ended', { reason: 'idle' })
  await listening.over
  socket.say('partial', { text: 'late', end_ms: 900 })
  expect(events.map(({ type }) => type)).toEqual(['ready', 'partial', 'ended'])
  expect(socket.isClosed).toBe(true)
})

it('fails with the sentence of the server', async () => {
  const { socket, listening } = aListening()
  socket.onopen()
  socket.say('failed', {
    status: 503,
    code: 'voice_unavailable',
    message: 'Later.',
    retry_after_seconds: 5,
  })
  await expect(listening.over).rejects.toMatchObject({
    kind: 'server',
    code: 'voice_unavailable',
    serverMessage: 'Later.',
    retryAfterSeconds: 5,
  })
})

it('asks by a plain call why a connection was refused', async () => {
  const { socket, called, listening } = aListening({ status: 404 })
  socket.onclose()
  await expect(listening.over).rejects.toMatchObject({ kind: 'notFound', serverMessage: 'It is not there.' })
  expect(called).toEqual([address])
})

it.each<[string, (socket: FakeSocket) => void]>([
  ['a connection that cannot be had', (socket) => socket.onclose()],
  [
    'one that breaks',
    (socket) => {
      socket.onopen()
      socket.onclose()
    },
  ],
])('%s is a failure of the network', async (_, happen) => {
  const { socket, listening } = aListening()
  happen(socket)
  const error = await listening.over.catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error.kind).toBe('network')
})

it('gives up a connection that is more than the longest sentence behind', async () => {
  const { socket, listening } = aListening()
  socket.onopen()
  socket.bufferedAmount = 10 * 32_000
  listening.hear(new Float32Array(1))
  await expect(listening.over).rejects.toMatchObject({ kind: 'network' })
  expect(socket.sent).toEqual([])
})

it('closes on request or when its signal aborts, without a failure', async () => {
  const controller = new AbortController()
  const { socket, listening } = aListening({ signal: controller.signal })
  controller.abort()
  await listening.over
  expect(socket.isClosed).toBe(true)
  const other = aListening()
  other.listening.close()
  await other.listening.over
  expect(other.socket.isClosed).toBe(true)
})

it.each([
  ['https://a.example/api/x', 'wss://a.example/api/x'],
  ['/api/x?a=1', 'ws://localhost:4600/api/x?a=1'],
])('the WebSocket of %s is at %s', (url, address) =>
  expect(socketUrl(url, 'http://localhost:4600/projects')).toBe(address),
)
