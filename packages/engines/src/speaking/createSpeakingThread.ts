import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { EngineFailure } from '../failures/EngineFailure.js'
import { givenUpMilliseconds } from '../failures/givenUpMilliseconds.js'
import { createFairQueue } from '../seats/fairQueue.js'

export type SpeakingResponse = { readonly samples: Int16Array<ArrayBuffer> } | { readonly problem: string }

export interface TurnOptions {
  /** A sentence that takes longer is given up, and its thread replaced. */
  readonly timeoutMilliseconds?: number
  /** Sentences of one caller, and of all, that may wait for their turn. */
  readonly waitingPerCaller?: number
  readonly waiting?: number
}

export interface SpeakingThreadOptions extends TurnOptions {
  readonly startWorker: () => Worker
}

export interface SpeakingThread<Request> {
  /** @throws EngineFailure `busy`, `caller_gone`, `timed_out`; Error when the engine failed. */
  say(request: Request, caller: string, signal: AbortSignal | undefined): Promise<Int16Array<ArrayBuffer>>
  close(): Promise<void>
}

interface Turn<Request> {
  readonly caller: string
  readonly request: Request
  readonly resolve: (samples: Int16Array<ArrayBuffer>) => void
  readonly reject: (reason: Error) => void
}

const retryAfterSeconds = 2

const callerGone = () => new EngineFailure('caller_gone')

/** A thread that speaks, started at the first sentence: one sentence at a time, callers in turn. */
export function createSpeakingThread<Request>({
  startWorker,
  timeoutMilliseconds = 15_000,
  waitingPerCaller = 2,
  waiting = 32,
}: SpeakingThreadOptions): SpeakingThread<Request> {
  const queue = createFairQueue<Turn<Request>>()
  let worker: Worker | undefined
  let current: Turn<Request> | undefined
  let timer: NodeJS.Timeout | undefined

  const settle = (finish: (turn: Turn<Request>) => void) => {
    clearTimeout(timer)
    const turn = current
    current = undefined
    if (turn) {
      queue.endTurn(turn.caller)
      finish(turn)
    }
    next()
  }
  // An engine that failed once has a broken memory: the next sentence gets a new thread.
  const replace = (reason: Error) => {
    void worker?.terminate()
    worker = undefined
    settle(({ reject }) => reject(reason))
  }
  const start = (): Worker => {
    const started = startWorker()
    started.on('message', (response: SpeakingResponse) => {
      if (worker !== started) return
      if ('problem' in response) replace(new Error(response.problem))
      else settle(({ resolve }) => resolve(response.samples))
    })
    const end = (reason: Error) => worker === started && replace(reason)
    started.once('error', (cause) => end(cause instanceof Error ? cause : new Error(String(cause))))
    started.once('exit', (code) => end(new Error(`The thread that speaks ended with ${code}`)))
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

  const giveUp = (turn: Turn<Request>) => {
    queue.remove(turn.caller, turn)
    turn.reject(callerGone())
    if (current !== turn) return
    setTimeout(() => current === turn && replace(callerGone()), givenUpMilliseconds).unref()
  }

  return {
    async say(request, caller, signal) {
      if (queue.sizeOf(caller) >= waitingPerCaller || queue.size >= waiting)
        throw new EngineFailure('busy', { retryAfterSeconds })
      return new Promise((resolve, reject) => {
        const turn = { caller, request, resolve, reject }
        queue.add(caller, turn)
        signal?.addEventListener('abort', () => giveUp(turn))
        next()
      })
    },
    async close() {
      const ending = worker
      worker = undefined
      const reason = callerGone()
      clearTimeout(timer)
      current?.reject(reason)
      for (let turn = queue.take(() => true); turn; turn = queue.take(() => true)) turn.item.reject(reason)
      await ending?.terminate()
    },
  }
}

/**
 * Starts a worker: the built file beside the built service, the source under tsx.
 *
 * @param source address of the worker's source without its ending; what is built of it has the same name.
 */
export function startWorkerOf(source: URL, from: string, workerData?: object): Worker {
  const isSource = from.endsWith('.ts')
  return new Worker(new URL(`${source.href}${isSource ? '.ts' : '.js'}`), {
    workerData,
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(from).resolve('tsx')).href] : [],
  })
}
