import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { limits } from '@saywright/api/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSoundswallower } from './recognizer.js'

/** A thread that never responds: whoever asks for a session keeps waiting with a place taken. */
const startThread = () =>
  Object.assign(new EventEmitter(), {
    postMessage: () => {},
    terminate: async () => 0,
    unref: () => {},
  }) as unknown as Worker

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
  recognizer = aRecognizer()
  gone = new AbortController()
})
afterEach(() => gone.abort())

function open(caller: string) {
  let failure: unknown
  recognizer
    .open({
      ...{ caller, lang: 'en-US', jsgf: '#JSGF V1.0; grammar g; public <a> = go;', words: [] },
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
