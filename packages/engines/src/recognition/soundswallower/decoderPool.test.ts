import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { createCallersAtWork } from './callersAtWork.js'
import { createDecoderPool } from './decoderPool.js'
import type { DecoderRequest } from './messages.js'

afterEach(() => vi.useRealTimers())

/** A thread that responds when the test says so. */
function aThread() {
  const asked: DecoderRequest[] = []
  const thread = Object.assign(new EventEmitter(), {
    postMessage: (request: DecoderRequest) => void asked.push(request),
    terminate: async () => 0,
  })
  const respond = () => thread.emit('message', { id: asked.at(-1)?.id, ok: true, value: new Map() })
  return { thread: thread as unknown as Worker, asked, respond }
}

const aPool = (thread: Worker) =>
  createDecoderPool({
    ...{ model: 'en-us', threads: 1, timeoutMilliseconds: 1000, atWork: createCallersAtWork() },
    startThread: () => thread,
  })

it('counts the time of the work from when the model is loaded', async () => {
  vi.useFakeTimers()
  const { thread, asked, respond } = aThread()
  const used = aPool(thread).use('a', ({ lookUp }) => lookUp(['go']))
  await vi.waitFor(() => expect(asked).toMatchObject([{ words: [] }]))
  await vi.advanceTimersByTimeAsync(900)
  respond()
  await vi.waitFor(() => expect(asked).toMatchObject([{ words: [] }, { words: ['go'] }]))
  await vi.advanceTimersByTimeAsync(900)
  respond()
  expect(await used).toEqual(new Map())
})

it('gives up what does not end in the time of its work', async () => {
  vi.useFakeTimers()
  const { thread, asked, respond } = aThread()
  const used = aPool(thread).use('a', ({ lookUp }) => lookUp(['go']))
  const refused = expect(used).rejects.toMatchObject({ code: 'timed_out' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  respond()
  await vi.advanceTimersByTimeAsync(1100)
  await refused
})

it('serves callers in turn, so that none waits for all requests of another', async () => {
  const { thread, asked, respond } = aThread()
  const pool = aPool(thread)
  const turns: string[] = []
  const used = ['greedy', 'greedy', 'greedy', 'eager', 'eager', 'modest'].map((caller) =>
    pool.use(caller, async () => void turns.push(caller)),
  )
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  respond()
  await Promise.all(used)
  expect(turns).toEqual(['greedy', 'eager', 'modest', 'greedy', 'eager', 'greedy'])
})

it('refuses a caller whose time is over already as busy, without a warning of Node', async () => {
  const warned = vi.fn()
  process.on('warning', warned)
  const pool = aPool(aThread().thread)
  const used = pool.use('a', async () => {}).catch(() => {})
  const late = pool.use('b', async () => {}, { until: performance.now() - 6000 })
  await expect(late).rejects.toMatchObject({ code: 'busy' })
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', warned)
  expect(warned).not.toHaveBeenCalled()
  await pool.close()
  await used
})
