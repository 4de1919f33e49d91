import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { EngineFailure } from '../failures/EngineFailure.js'
import { requireCaller } from '../failures/requireCaller.js'
import type { Speaker, Utterance } from '../phonemes/port.js'
import { createFairQueue } from '../recognition/soundswallower/fairQueue.js'
import { lingwareOf } from './lingware.js'
import { markUp } from './markUp.js'
import type { PicoRequest, PicoResponse } from './messages.js'

export interface PicoOptions {
  /** Where the lingware is. */
  readonly folder: string
  /** A sentence that takes longer is given up, and its thread replaced. */
  readonly timeoutMilliseconds?: number
  /** Sentences of one caller, and of all, that may wait for their turn. */
  readonly waitingPerCaller?: number
  readonly waiting?: number
}

export interface Pico extends Speaker {
  close(): Promise<void>
}

interface Turn {
  readonly request: PicoRequest
  readonly resolve: (data: string) => void
  readonly reject: (reason: Error) => void
}

const sampleRate = 16_000
const retryAfterSeconds = 2

/** SVOX Pico in a thread, started at the first sentence: one sentence at a time, callers in turn. */
export function createPico({
  folder,
  timeoutMilliseconds = 15_000,
  waitingPerCaller = 4,
  waiting = 32,
}: PicoOptions): Pico {
  const queue = createFairQueue<Turn>()
  let worker: Worker | undefined
  let current: Turn | undefined
  let timer: NodeJS.Timeout | undefined

  const settle = (finish: (turn: Turn) => void) => {
    clearTimeout(timer)
    const turn = current
    current = undefined
    if (turn) finish(turn)
    next()
  }
  // An engine that failed once has a broken memory: the next sentence gets a new thread.
  const replace = (reason: Error) => {
    void worker?.terminate()
    worker = undefined
    settle(({ reject }) => reject(reason))
  }
  const start = (): Worker => {
    const started = startWorker(folder)
    started.on('message', (response: PicoResponse) => {
      if (worker !== started) return
      if ('problem' in response) replace(new Error(response.problem))
      else settle(({ resolve }) => resolve(response.data))
    })
    const end = (reason: Error) => worker === started && replace(reason)
    started.once('error', (cause) => end(cause instanceof Error ? cause : new Error(String(cause))))
    started.once('exit', (code) => end(new Error(`The thread of Pico ended with ${code}`)))
    // Nobody is kept alive by a voice that is silent.
    started.unref()
    return started
  }
  const next = () => {
    if (current) return
    current = queue.take(() => true)?.item
    if (!current) return
    worker ??= start()
    timer = setTimeout(() => replace(new EngineFailure('timed_out')), timeoutMilliseconds)
    worker.postMessage(current.request)
  }

  const say = (request: PicoRequest, caller: string, signal: AbortSignal | undefined): Promise<string> =>
    new Promise((resolve, reject) => {
      const turn = { request, resolve, reject }
      queue.add(caller, turn)
      signal?.addEventListener('abort', () => {
        queue.remove(caller, turn)
        reject(new EngineFailure('caller_gone'))
      })
      next()
    })

  return {
    async speak(utterance: Utterance, signal) {
      requireCaller(signal)
      const { lang, caller = '' } = utterance
      const files = lingwareOf(lang)
      if (files.length === 0 || !files.every((file) => existsSync(join(folder, file)))) return undefined
      if (queue.sizeOf(caller) >= waitingPerCaller || queue.size >= waiting)
        throw new EngineFailure('busy', { retryAfterSeconds })
      return {
        data: await say({ lang, markedUp: markUp(utterance) }, caller, signal),
        sample_rate: sampleRate,
      }
    },
    async close() {
      const ending = worker
      worker = undefined
      const reason = new EngineFailure('caller_gone')
      clearTimeout(timer)
      current?.reject(reason)
      for (let turn = queue.take(() => true); turn; turn = queue.take(() => true)) turn.item.reject(reason)
      await ending?.terminate()
    },
  }
}

/** The built file beside the built service, the source under tsx. */
function startWorker(folder: string): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  return new Worker(new URL(isSource ? './picoWorker.ts' : './picoWorker.js', import.meta.url), {
    workerData: { folder },
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
  })
}
