import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { limits } from '@saywright/api/contract'
import type { CommandRecognizer, SessionEvent } from '@saywright/engines/recognition'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listen } from './listenHandler.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A listener, with a recognizer that returns what the test says. */
async function aListener() {
  let tell: (event: SessionEvent) => void = () => {}
  const session = {
    // Its sound is given away.
    hear: async (samples: Float32Array) =>
      void structuredClone(samples, { transfer: [samples.buffer as ArrayBuffer] }),
    setGrammar: async () => {},
    stop: async () => {},
    close: async () => {},
  }
  const recognizer = {
    engine: { single_hypothesis: true, languages: [] },
    open: async ({ onEvent }: { onEvent: typeof tell }) => {
      tell = onEvent
      return session
    },
  }
  const flow = { pause: vi.fn(), resume: vi.fn() }
  const sent: { type: string; data: unknown }[] = []
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => sent.push(JSON.parse(text)),
    ...{ ...flow, close: () => {}, terminate: () => {} },
  })
  const options = { onEnd: vi.fn(), onError: vi.fn() }
  listen(recognizer as unknown as CommandRecognizer, socket as unknown as WebSocket, options)
  const init = { lang: 'en-US', jsgf: 'x', caller: 'a', partial: true, silence_ms: 500 }
  socket.emit('message', Buffer.from(JSON.stringify({ type: 'init', data: init })), false)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ type }) => type)).toEqual(['ready'])
  const ended = () => sent.filter(({ type }) => type === 'ended').map(({ data }) => data)
  const say = (bytes: number) => void socket.emit('message', Buffer.alloc(bytes), true)
  return { tell: (event: SessionEvent) => tell(event), say, ended, onEnd: options.onEnd, ...flow }
}

const speech: SessionEvent = { type: 'speech', startMilliseconds: 100 }
const idle = limits.listeningIdleSeconds * 1000
const longest = limits.listeningMaxSeconds * 1000

it('ends after a time without speech, counted from the last that was recognized', async () => {
  const { tell, ended, onEnd } = await aListener()
  await vi.advanceTimersByTimeAsync(idle - 1)
  expect(ended()).toEqual([])
  tell(speech)
  await vi.advanceTimersByTimeAsync(idle - 1)
  expect(ended()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended()).toEqual([{ reason: 'idle' }])
  expect(onEnd).toHaveBeenCalledOnce()
})

it('ends after the maximum time, however much is said', async () => {
  const { tell, ended, onEnd } = await aListener()
  const step = idle / 2
  for (let passed = step; passed < longest; passed += step) {
    await vi.advanceTimersByTimeAsync(step)
    tell(speech)
  }
  await vi.advanceTimersByTimeAsync(step - 1)
  expect(ended()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended()).toEqual([{ reason: 'time' }])
  expect(onEnd).toHaveBeenCalledOnce()
})

it('lets the other side wait while the engine is behind, and continue when it has caught up', async () => {
  const { say, pause, resume } = await aListener()
  say(40_000)
  expect(pause).not.toHaveBeenCalled()
  say(40_000)
  expect(pause).toHaveBeenCalledOnce()
  expect(resume).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(resume).toHaveBeenCalled()
})
