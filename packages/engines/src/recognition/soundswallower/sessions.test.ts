import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { limits, type PronouncedWord } from '@saywright/api/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ThreadUse } from './messages.js'
import { createSoundswallower } from './recognizer.js'

/** A thread that never responds: whoever asks for a session keeps waiting with a place taken. */
const terminate = vi.fn(async () => 0)
const startThread = vi.fn(
  (_model: string, _use: ThreadUse) =>
    Object.assign(new EventEmitter(), {
      postMessage: () => {},
      terminate,
      unref: () => {},
    }) as unknown as Worker,
)

const aRecognizer = () =>
  createSoundswallower({
    phonemes: { ipaOf: async () => new Map(), isAvailable: () => true, close: async () => {} },
    startThread,
    waiting: Number.POSITIVE_INFINITY,
    waitingPerCaller: Number.POSITIVE_INFINITY,
  })
let recognizer = aRecognizer()
let gone = new AbortController()
beforeEach(() => {
  vi.clearAllMocks()
  recognizer = aRecognizer()
  gone = new AbortController()
})
afterEach(() => gone.abort())

function open(
  caller: string,
  spoken: { lang: string; words: PronouncedWord[] } = { lang: 'en-US', words: [] },
) {
  let failure: unknown
  recognizer
    .open({
      ...{ caller, ...spoken, jsgf: '#JSGF V1.0; grammar g; public <a> = go;' },
      ...{ isPartial: false, silenceMilliseconds: 500, onEvent: () => {}, signal: gone.signal },
    })
    .catch((thrown) => {
      failure = thrown
    })
  return () => failure
}

it('has as many sessions of listening as there are places, and refuses one more', async () => {
  const failures = Array.from({ length: limits.listeningSessions + 1 }, (_, at) => open(`caller ${at}`))
  await expect.poll(() => failures.at(-1)?.()).toMatchObject({ code: 'busy' })
  expect(failures.slice(0, -1).map((failure) => failure())).toEqual(failures.slice(1).map(() => undefined))
})

it.each([4, 10])('%i callers who listen as often as they may leave a place for another', async (callers) => {
  const failures = Array.from({ length: callers * limits.listeningSessionsPerCaller }, (_, at) =>
    open(`greedy ${at % callers}`),
  )
  const another = open('another')
  await expect.poll(() => failures.at(-1)?.()).toMatchObject({ code: 'busy' })
  expect(another()).toBeUndefined()
})

it('ends the thread of a session whose caller leaves while it is prepared, and gives the place back', async () => {
  // No thread of recordings is asked how the word is said.
  const german = { lang: 'de-DE', words: [{ word: 'go', pronunciations: ['/ɡoː/'] }] }
  const openAll = () =>
    Array.from({ length: limits.listeningSessionsPerCaller }, () => open('leaver', german))
  const failures = openAll()
  const listening = () => startThread.mock.calls.filter(([, use]) => use === 'listening').length
  await expect.poll(listening).toBe(failures.length)
  gone.abort()
  await expect
    .poll(() => failures.map((failure) => failure()))
    .toMatchObject(failures.map(() => ({ code: 'caller_gone' })))
  expect(new Set(terminate.mock.contexts).size).toBe(failures.length)
  gone = new AbortController()
  const others = openAll()
  await expect.poll(listening).toBe(2 * failures.length)
  expect(others.map((failure) => failure())).toEqual(failures.map(() => undefined))
})
