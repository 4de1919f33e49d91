import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.js'
import { type RunningVoice, startVoice } from '../src/startVoice.js'
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
let voice: RunningVoice
const responses: ServerResponse[] = []
const keep = (message: unknown) => void responses.push((message as { response: ServerResponse }).response)

beforeEach(async () => {
  stages = []
  subscribe('http.server.request.start', keep)
  voice = await startVoice(config, { startThread: aThread })
})
afterEach(async () => {
  unsubscribe('http.server.request.start', keep)
  await voice.close()
})

/** Carries no model, says what it is asked, and looks the first words up when the test says so. */
function aThread(model: string): Worker {
  const started = new Worker(
    `const { parentPort } = require('node:worker_threads')
    const words = new Map([['go', ['G OW']], ['forward', ['F AO R W ER D']]])
    let held
    parentPort.on('message', (request) => {
      if (request === 'go on') return parentPort.postMessage(held)
      const { id, op } = request
      const response = { id, ok: true, value: op === 'lookUp' ? words : { decoded: 'no_sentence' } }
      const isWarmingUp = request.words?.length === 0
      if (!isWarmingUp) parentPort.postMessage({ stage: op })
      if (isWarmingUp || held) return parentPort.postMessage(response)
      held = response
    })`,
    { eval: true },
  )
  started.on('message', ({ stage }) => stage && stages.push(stage))
  if (model === 'en-us') thread = started
  return started
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
  // The one thread does one thing after the other: what was given up would come before it.
  expect((await ask()).status).toBe(200)
  expect(await first).toBe('hung up')
  expect(stages).toEqual(['lookUp', 'lookUp', 'decode'])
})
