import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.js'
import { type RunningVoice, startVoice } from '../src/startVoice.js'
import { aListener } from './support/aListener.js'
import { encodeWav } from './support/encodeWav.js'
import { formOf } from './support/formOf.js'

const token = 'a-token-for-these-tests'
const config = readConfig({
  ...{ VOICE_PORT: '0', VOICE_TOKEN: token, VOICE_THREADS: '1', VOICE_LOG_LEVEL: 'silent' },
})
const tone = encodeWav(
  Int16Array.from({ length: 16_000 }, (_, at) => 8000 * Math.sin(at / 10)),
  16_000,
)

/** The stages that were begun, in their order. */
let stages: string[]
let thread: Worker
let started = 0
let voice: RunningVoice
const responses: ServerResponse[] = []
const keep = (message: unknown) => void responses.push((message as { response: ServerResponse }).response)

beforeEach(async () => {
  stages = []
  started = 0
  subscribe('http.server.request.start', keep)
  voice = await startVoice(config, { startThread: aThread })
})
afterEach(async () => {
  unsubscribe('http.server.request.start', keep)
  await voice.close()
})

/**
 * Loads no model, returns its request, and looks the first words up when the test says so. Slow, it decodes a recording
 * until its caller is gone.
 */
function aThread(model: string): Worker {
  started++
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads')
    const words = new Map([['go', ['G OW']], ['forward', ['F AO R W ER D']]])
    let held
    let isSlow = false
    parentPort.on('message', (request) => {
      if (request === 'be slow') return (isSlow = true)
      if (request === 'go on') return parentPort.postMessage(held)
      const { id, op, flag } = request
      const response = { id, ok: true, value: op === 'lookUp' ? words : { decoded: 'no_sentence' } }
      const isWarmingUp = request.words?.length === 0
      if (!isWarmingUp) parentPort.postMessage({ stage: op })
      if (op === 'decode' && isSlow) {
        isSlow = false
        while (Atomics.load(flag, 0) === 0) Atomics.wait(flag, 0, 0, 10)
        return parentPort.postMessage({ id, ok: false, isCallerGone: true })
      }
      if (isWarmingUp || held) return parentPort.postMessage(response)
      held = response
    })`,
    { eval: true },
  )
  worker.on('message', ({ stage }) => stage && stages.push(stage))
  if (model === 'en-us') thread = worker
  return worker
}

const ask = (signal?: AbortSignal) =>
  fetch(`${voice.url}/v1/asr/recognize`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: formOf({ lang: 'en-US', jsgf: 'public <a> = go forward;', audio: tone }),
    ...(signal && { signal }),
  })

it('a recording whose caller hangs up while words are looked up is not decoded', async () => {
  const hangUp = new AbortController()
  const first = ask(hangUp.signal).catch(() => 'hung up')
  await vi.waitFor(() => expect(stages).toEqual(['lookUp']))
  const noticed = once(responses[0]!, 'close')
  hangUp.abort()
  await noticed
  thread.postMessage('go on')
  // The one thread does one thing after the other: aborted work would come before it.
  expect((await ask()).status).toBe(200)
  expect(await first).toBe('hung up')
  expect(stages).toEqual(['lookUp', 'lookUp', 'decode'])
})

it('a recording whose caller hangs up while it is decoded is aborted, and its thread recognizes the next one', async () => {
  const hangUp = new AbortController()
  const first = ask(hangUp.signal).catch(() => 'hung up')
  await vi.waitFor(() => expect(stages).toEqual(['lookUp']))
  thread.postMessage('be slow')
  thread.postMessage('go on')
  await vi.waitFor(() => expect(stages).toEqual(['lookUp', 'decode']))
  const threads = started
  hangUp.abort()
  expect(await first).toBe('hung up')
  // The one thread has the next recording only once it gave up the first.
  expect((await ask()).status).toBe(200)
  expect(stages).toEqual(['lookUp', 'decode', 'lookUp', 'decode'])
  expect(started).toBe(threads)
})

it('a listener who hangs up while a grammar is prepared has no thread any more', async () => {
  const listener = await aListener(voice.url, `Bearer ${token}`)
  const jsgf = 'public <a> = go forward;'
  listener.ask({ type: 'init', data: { lang: 'en-US', jsgf, caller: 'a', partial: false } })
  await vi.waitFor(() => expect(stages).toEqual(['lookUp']))
  thread.postMessage('go on')
  await vi.waitFor(() => expect(stages).toEqual(['lookUp', 'prepare']))
  const ended = once(thread, 'exit')
  listener.close()
  await ended
})
