import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '../src/config.js'
import { type RunningVoice, startVoice } from '../src/startVoice.js'
import { encodeWav } from './support/encodeWav.js'
import { formOf } from './support/formOf.js'
import { withProcessor } from './support/withProcessor.js'

const token = 'a-token-for-these-tests'
const tone = encodeWav(
  Int16Array.from({ length: 16_000 }, (_, at) => 8000 * Math.sin(at / 10)),
  16_000,
)

let voice: RunningVoice
afterEach(() => voice.close())

const start = (
  threads: string,
  startThread: (model: string) => Worker,
  // Longer than any wait that a test does not count on, however busy the machine is.
  waitingMilliseconds = 60_000,
) =>
  startVoice(
    readConfig({
      VOICE_PORT: '0',
      VOICE_TOKEN: token,
      VOICE_THREADS: threads,
      VOICE_TIMEOUT_MS: '60000',
      VOICE_LOG_LEVEL: 'silent',
    }),
    { startThread, waitingMilliseconds },
  )

const headers = { Authorization: `Bearer ${token}` }

const ask = (caller: string, signal?: AbortSignal, lang = 'en-US') =>
  fetch(`${voice.url}/v1/asr/recognize`, {
    method: 'POST',
    headers,
    ...(signal && { signal }),
    body: formOf({ caller, lang, jsgf: 'public <a> = go forward;', audio: tone }),
  })

const health = async () => (await fetch(`${voice.url}/health`)).json()

// Threads without a model: each test defines their decoding.
const threadThat = (decodes: string) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
    const words = new Map([['go', ['G OW']], ['forward', ['F AO R W ER D']]])
    const wait = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
    parentPort.on('message', ({ id, op }) => {
      const say = (response) => parentPort.postMessage({ id, ...response })
      if (op === 'decode') { ${decodes} }
      say({ ok: true, value: op === 'lookUp' ? words : { decoded: 'no_sentence' } })
    })`,
    { eval: true },
  )

it('ends a thread whose engine failed, and starts another for the next one', async () => {
  let english = 0
  voice = await start('1', (model) => {
    const isFirst = model === 'en-us' && ++english === 1
    return threadThat(isFirst ? "return say({ ok: false, problem: 'RuntimeError: unreachable' })" : '')
  })
  expect((await ask('a')).status).toBe(500)
  expect((await ask('a')).status).toBe(200)
  expect(english).toBe(2)
})

it('says that a grammar is too large when its network cannot be built, and replaces the thread', async () => {
  let english = 0
  voice = await start('1', (model) => {
    const isFirst = model === 'en-us' && ++english === 1
    return threadThat(
      isFirst ? "say({ stage: 'compiling' }); return say({ ok: false, problem: 'memory' })" : '',
    )
  })
  const refused = await ask('a')
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'grammar_too_large' }])
  expect((await ask('a')).status).toBe(200)
})

it.each([
  { what: 'a network that takes long', worked: 5000, status: 422, code: 'grammar_too_large' },
  { what: 'a network on a busy machine', worked: 500, status: 429, code: 'busy' },
])('gives up building $what with $status, before it gives up a long recording', async (over) => {
  let english = 0
  voice = await start('1', (model) =>
    model === 'en-us' && ++english === 1
      ? withProcessor(threadThat("say({ stage: 'compiling' }); for (;;) {}"), over.worked)
      : threadThat("say({ stage: 'compiling' }); say({ stage: 'listening' })"),
  )
  const refused = await ask('a')
  expect([refused.status, await refused.json()]).toMatchObject([over.status, { code: over.code }])
  expect((await ask('a')).status).toBe(200)
})

it('keeps a thread free of one caller for the others', async () => {
  voice = await start('2', () => threadThat('wait(2000)'))
  const done: string[] = []
  const asked = (caller: string) => ask(caller).then(({ status }) => done.push(`${caller} ${status}`))
  const greedy = [asked('greedy'), asked('greedy'), asked('greedy')]
  await Promise.all([...greedy, asked('modest')])
  expect(done.indexOf('modest 200')).toBeLessThan(2)
})

/** Holds every decoding until it is released. */
function held() {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-voice-'))
  const hold = join(folder, 'hold')
  const log = join(folder, 'decoded')
  writeFileSync(hold, '')
  writeFileSync(log, '')
  const decodes = `const { appendFileSync, existsSync } = require('node:fs')
    appendFileSync(${JSON.stringify(log)}, 'x')
    while (existsSync(${JSON.stringify(hold)})) wait(20)`
  return {
    decodes,
    begun: () => readFileSync(log, 'utf8').length,
    letGo: () => rmSync(hold),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

it('serves each of several callers three recordings, and refuses the fourth of each', async () => {
  const { decodes, letGo, remove } = held()
  voice = await start('1', () => threadThat(decodes))
  const answers = ['greedy', 'eager', 'modest'].map((caller) => {
    const statuses: number[] = []
    const asked = Array.from({ length: 4 }, () => ask(caller).then(({ status }) => statuses.push(status)))
    return { statuses, asked }
  })
  for (const { statuses } of answers) await vi.waitFor(() => expect(statuses).toEqual([429]))
  letGo()
  await Promise.all(answers.flatMap(({ asked }) => asked))
  for (const { statuses } of answers) expect(statuses).toEqual([429, 200, 200, 200])
  remove()
})

it('of one account, one recording is at work and two wait, of all languages together', async () => {
  const { decodes, begun, letGo, remove } = held()
  voice = await start('3', () => threadThat(decodes))
  const asked = ['en-US', 'fr-FR', 'en-US', 'fr-FR', 'en-US'].map((lang) => ask('greedy', undefined, lang))
  const refused = await Promise.all([Promise.any(asked), vi.waitFor(() => expect(begun()).toBe(1), 20_000)])
  expect(refused[0].status).toBe(429)
  const another = ask('modest')
  // Threads are free all the while.
  await vi.waitFor(() => expect(begun()).toBe(2))
  letGo()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
  expect((await another).status).toBe(200)
  remove()
})

it.each([
  { recognitions: 8, callers: 1 },
  { recognitions: 32, callers: 1 },
  { recognitions: 8, callers: 8 },
  { recognitions: 32, callers: 8 },
])(
  'recognizes $recognitions recordings at once of $callers callers, or says when to come back',
  async (asked) => {
    voice = await start('1', () => threadThat('wait(20)'))
    const responses = await Promise.all(
      Array.from({ length: asked.recognitions }, (_, at) => ask(`caller ${at % asked.callers}`)),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 429)).toEqual(statuses.filter((status) => status === 200))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(refused.map(() => '2'))
    // Each caller has at least one turn.
    const recognized = new Set(statuses.flatMap((status, at) => (status === 200 ? [at % asked.callers] : [])))
    expect(recognized.size).toBe(asked.callers)
  },
)

it('says when to retry to callers that waited too long for a thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-voice-'))
  const hold = join(folder, 'hold')
  const holding = `while (require('node:fs').existsSync(${JSON.stringify(hold)})) wait(20)`
  voice = await start('1', () => threadThat(holding), 1000)
  // The thread may take longer to start than callers wait.
  await vi.waitFor(async () => expect((await ask('first')).status).toBe(200))
  writeFileSync(hold, '')
  const both = ['a', 'b'].map((caller) => ask(caller, AbortSignal.timeout(20_000)))
  const refused = await Promise.race(both)
  rmSync(folder, { recursive: true })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2'])
  expect(await refused.json()).toMatchObject({ code: 'busy' })
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 429])
})

it('does nothing for a caller who hung up while waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saywright-voice-'))
  const log = join(folder, 'decoded')
  writeFileSync(log, '')
  const decoded = () => readFileSync(log, 'utf8').length
  voice = await start('1', () =>
    threadThat(`require('node:fs').appendFileSync(${JSON.stringify(log)}, 'x'); wait(1000)`),
  )
  const first = ask('first')
  await vi.waitFor(() => expect(decoded()).toBe(1))
  const controller = new AbortController()
  const gone = ask('gone', controller.signal).catch(() => 'gone')
  await new Promise((resolve) => setTimeout(resolve, 300))
  controller.abort()
  expect(await gone).toBe('gone')
  expect((await ask('last')).status).toBe(200)
  expect((await first).status).toBe(200)
  expect(decoded()).toBe(2)
  rmSync(folder, { recursive: true })
})

it('reports by language that no decoder is available, until there is one again', async () => {
  let isBroken = true
  voice = await start('1', (model) => {
    if (isBroken && model === 'en-us') return new Worker("throw new Error('no model')", { eval: true })
    return threadThat('')
  })
  expect((await ask('a')).status).toBe(500)
  expect(await health()).toEqual({ status: 'degraded' })
  const { engines } = await (await fetch(`${voice.url}/v1/engines`, { headers })).json()
  expect(engines[0].languages).toEqual(
    expect.arrayContaining([
      { lang: 'en-US', quality: 'unavailable', reason: 'engine_failed', scoring_version: 5 },
      { lang: 'fr-FR', quality: 'basic', scoring_version: 6 },
      // A language that borrows unavailable sounds is unavailable too.
      expect.objectContaining({ lang: 'de-DE', quality: 'unavailable', reason: 'engine_failed' }),
    ]),
  )
  isBroken = false
  expect((await ask('a')).status).toBe(200)
  expect(await health()).toEqual({ status: 'ok' })
})
