import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { givenUpMilliseconds } from '../failures/givenUpMilliseconds.js'
import { createSpeakingThread } from './createSpeakingThread.js'

afterEach(() => vi.useRealTimers())

interface Sentence {
  readonly text: string
}

/** A thread that speaks, started as often as needed; what is asked of it, and how often it was ended. */
function aThread() {
  const asked: Sentence[] = []
  const terminate = vi.fn(async () => 0)
  let worker = new EventEmitter()
  const startWorker = () => {
    worker = new EventEmitter()
    const postMessage = (request: Sentence) => void asked.push(request)
    return Object.assign(worker, { postMessage, terminate, unref: () => {} }) as unknown as Worker
  }
  const thread = createSpeakingThread<Sentence>({ startWorker, waitingPerCaller: 3 })
  const say = (text: string, signal?: AbortSignal, caller = 'a') => thread.say({ text }, caller, signal)
  const respond = (response: object) => worker.emit('message', response)
  return { asked, terminate, say, respond, texts: () => asked.map(({ text }) => text) }
}

const samples = Int16Array.of(1, 2)

it('says nothing for anyone who left, and keeps a thread that is done with it soon', async () => {
  vi.useFakeTimers()
  const { terminate, say, respond, texts } = aThread()
  const gone = new AbortController()
  const left = [say('first', gone.signal), say('second', gone.signal)]
  const third = say('third')
  const refused = Promise.all(left.map((said) => expect(said).rejects.toMatchObject({ code: 'caller_gone' })))
  gone.abort()
  await refused
  await vi.advanceTimersByTimeAsync(givenUpMilliseconds - 1)
  respond({ samples })
  await vi.advanceTimersByTimeAsync(1)
  respond({ samples })
  expect(await third).toBe(samples)
  expect(texts()).toEqual(['first', 'third'])
  expect(terminate).not.toHaveBeenCalled()
})

it('ends a thread that goes on for anyone who left, and has another say the next sentence', async () => {
  vi.useFakeTimers()
  const { terminate, say, respond, texts } = aThread()
  const gone = new AbortController()
  const first = expect(say('first', gone.signal)).rejects.toMatchObject({ code: 'caller_gone' })
  const second = say('second')
  gone.abort()
  await first
  await vi.advanceTimersByTimeAsync(2 * givenUpMilliseconds)
  expect(terminate).toHaveBeenCalledOnce()
  respond({ samples })
  expect(await second).toBe(samples)
  expect(texts()).toEqual(['first', 'second'])
})

it('speaks for callers in turn, regardless of who came first', async () => {
  const { say, respond, texts } = aThread()
  const said = [say('first'), say('second'), say('third'), say('of another', undefined, 'b')]
  for (const one of [0, 3, 1, 2]) {
    respond({ samples })
    await said[one]
  }
  expect(texts()).toEqual(['first', 'of another', 'second', 'third'])
})
