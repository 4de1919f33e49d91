import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../src/config.js'
import { type RunningVoice, startVoice } from '../src/startVoice.js'
import { encodeWav } from './support/encodeWav.js'
import { formOf } from './support/formOf.js'
import { withProcessor } from './support/withProcessor.js'

const token = 'a-token-for-these-tests'
const config = readConfig({
  VOICE_PORT: '0',
  VOICE_TOKEN: token,
  VOICE_THREADS: '1',
  VOICE_TIMEOUT_MS: '3000',
  VOICE_LOG_LEVEL: 'silent',
})
const tone = encodeWav(
  Int16Array.from({ length: 16_000 }, (_, at) => 8000 * Math.sin(at / 10)),
  16_000,
)

let voice: RunningVoice
afterEach(() => voice.close())

const ask = () =>
  fetch(`${voice.url}/v1/asr/recognize`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: formOf({ lang: 'en-US', jsgf: 'public <a> = go forward;', audio: tone }),
  })

// Threads that carry no model: they start at once, however busy the machine is.
const threadThat = (responsesTo: string) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
    const words = new Map([['go', ['G OW']], ['forward', ['F AO R W ER D']]])
    parentPort.on('message', ({ id, op }) => {
      if (!(${responsesTo})) for (;;) {}
      parentPort.postMessage({ id, ok: true, value: op === 'lookUp' ? words : { decoded: 'no_sentence' } })
    })`,
    { eval: true },
  )

it.each([
  { thread: 'hangs', milliseconds: 3000, status: 504, code: 'timed_out', retryAfter: null },
  { thread: 'does not get to work', milliseconds: 500, status: 429, code: 'busy', retryAfter: '5' },
])('gives up a thread that $thread with $status, and replaces it for the next one', async (over) => {
  let english = 0
  voice = await startVoice(config, {
    startThread: (model) =>
      model === 'en-us' && ++english === 1
        ? withProcessor(threadThat("op === 'lookUp'"), over.milliseconds)
        : threadThat('true'),
  })
  const response = await ask()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([over.status, over.retryAfter])
  expect(await response.json()).toMatchObject({ error: true, code: over.code })
  expect((await ask()).status).toBe(200)
  expect(english).toBe(2)
})

it('answers busy, with the time to wait, when too many wait', async () => {
  // The one thread hangs while it warms up: of three callers, one may wait for it.
  voice = await startVoice(config, { startThread: () => threadThat('false'), waiting: 0 })
  const responses = await Promise.all([ask(), ask(), ask()])
  const busy = responses.filter(({ headers }) => headers.get('Retry-After') === '2')
  expect(busy.map(({ status }) => status)).toEqual([429, 429])
  expect(await busy[0]?.json()).toMatchObject({ error: true, code: 'busy' })
})
