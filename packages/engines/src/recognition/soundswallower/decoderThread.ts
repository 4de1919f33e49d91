import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { limits } from '@saywright/api/contract'
import { withCallerFlag } from '../../failures/callerFlag.js'
import { EngineFailure, type EngineFailureCode } from '../../failures/EngineFailure.js'
import type { Spotting } from '../spotting/createSpotter.js'
import type {
  DecodeRequest,
  DecoderRequest,
  DecoderResponse,
  HearRequest,
  HearResponse,
  Listened,
  PrepareRequest,
  PrepareWordsRequest,
  SpotRequest,
  Stage,
  ThreadRequest,
  ThreadUse,
} from './messages.js'
import { watchWork } from './watchWork.js'

const retryAfterSeconds = 5

/** A decoder in its own thread. Every promise rejects once the thread is gone. */
export interface DecoderThread {
  lookUp(words: readonly string[]): Promise<Map<string, string[]>>
  /**
   * @param signal ends it when nobody waits for it any more; the thread is then ready for the next one.
   * @throws EngineFailure `grammar_too_large` when the network could not be built, or not in time; `busy` on a busy machine;
   *   `caller_gone`.
   */
  decode(request: Omit<DecodeRequest, 'op' | 'flag'>, signal?: AbortSignal): Promise<Listened>
  /** The wake words in a recording. @throws EngineFailure `caller_gone`. */
  spot(request: Omit<SpotRequest, 'op' | 'flag'>, signal?: AbortSignal): Promise<Spotting>
  /** Of a thread of spotting. */
  prepareWords(request: Omit<PrepareWordsRequest, 'op'>): Promise<void>
  /** Of a thread of spotting. */
  hearWords(request: Omit<HearRequest, 'op'>): Promise<Spotting>
  /** Of a thread of listening. @throws EngineFailure `grammar_too_large`, as for `decode`. */
  prepare(request: Omit<PrepareRequest, 'op'>): Promise<void>
  hear(request: Omit<HearRequest, 'op'>): Promise<HearResponse>
  readonly isAlive: boolean
  /** Whether it ever did what it was asked: its model is loaded. */
  readonly hasLoaded: boolean
  /**
   * Ends the thread after a time with a failure, or with `busy` where the machine kept it from working.
   *
   * @returns takes the limit away.
   */
  limit(milliseconds: number, code: EngineFailureCode): () => void
  stop(reason: Error): Promise<void>
}

export type StartThread = (model: string, use: ThreadUse) => Worker

/** Starts the worker: the built file beside the built service, the source under tsx. */
export const startDecoderWorker: StartThread = (model, use) => {
  const isSource = import.meta.url.endsWith('.ts')
  return new Worker(new URL(isSource ? './decoderWorker.ts' : './decoderWorker.js', import.meta.url), {
    workerData: { model, use },
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
  })
}

interface PendingRequest {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
  stage?: Stage
  /** Takes the limit of its stage away. */
  unlimit?: () => void
}

export function createDecoderThread(worker: Worker): DecoderThread {
  const waiting = new Map<number, PendingRequest>()
  let lastId = 0
  let end: Error | undefined
  let hasLoaded = false

  const finish = (reason: Error) => {
    end ??= reason
    for (const { unlimit, reject } of waiting.values()) {
      unlimit?.()
      reject(end)
    }
    waiting.clear()
  }
  const stop = async (reason: Error) => {
    finish(reason)
    await worker.terminate()
  }
  const limit: DecoderThread['limit'] = (milliseconds, code) =>
    watchWork(worker, milliseconds, (hasWorked) => {
      const failure = hasWorked ? new EngineFailure(code) : new EngineFailure('busy', { retryAfterSeconds })
      void stop(failure)
    })
  const enter = (asked: PendingRequest, stage: Stage) => {
    asked.stage = stage
    asked.unlimit?.()
    if (stage === 'compiling') asked.unlimit = limit(limits.compileMaxMilliseconds, 'grammar_too_large')
  }

  worker.on('message', (response: DecoderResponse) => {
    const asked = waiting.get(response.id)
    if (!asked) return
    if ('stage' in response) return enter(asked, response.stage)
    if (response.ok || 'isCallerGone' in response) {
      hasLoaded = true
      waiting.delete(response.id)
      asked.unlimit?.()
      if (response.ok) return asked.resolve(response.value)
      return asked.reject(new EngineFailure('caller_gone'))
    }
    // An engine that failed once has a broken memory: the next one gets a new thread.
    const cause = new Error(response.problem)
    void stop(asked.stage === 'compiling' ? new EngineFailure('grammar_too_large', { cause }) : cause)
  })
  worker.once('error', (cause) => finish(cause instanceof Error ? cause : new Error(String(cause))))
  worker.once('exit', (code) => finish(new Error(`The decoder thread ended with ${code}`)))

  const ask = (request: ThreadRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end)
      const id = ++lastId
      const { message, moved } = withMovedSound(request)
      worker.postMessage({ id, ...message } satisfies DecoderRequest, moved)
      waiting.set(id, { resolve, reject })
    })

  return {
    lookUp: async (words) => (await ask({ op: 'lookUp', words })) as Map<string, string[]>,
    decode: (request, signal) =>
      withCallerFlag(signal, async (flag) => (await ask({ op: 'decode', flag, ...request })) as Listened),
    spot: (request, signal) =>
      withCallerFlag(signal, async (flag) => (await ask({ op: 'spot', flag, ...request })) as Spotting),
    prepareWords: async (request) => void (await ask({ op: 'prepareWords', ...request })),
    hearWords: async (request) => (await ask({ op: 'hear', ...request })) as Spotting,
    prepare: async (request) => void (await ask({ op: 'prepare', ...request })),
    hear: async (request) => (await ask({ op: 'hear', ...request })) as HearResponse,
    get isAlive() {
      return end === undefined
    },
    get hasLoaded() {
      return hasLoaded
    },
    limit,
    stop,
  }
}

/** Sound changes its thread without being copied: what sent it has none of it any more. */
function withMovedSound(request: ThreadRequest): { message: ThreadRequest; moved: ArrayBuffer[] } {
  if (!('samples' in request)) return { message: request, moved: [] }
  const samples = ownBuffer(request.samples)
  return { message: { ...request, samples }, moved: [samples.buffer] }
}

/** The samples themselves, or a copy of those that are a part of what somebody else may use. */
function ownBuffer(samples: Float32Array): Float32Array<ArrayBuffer> {
  const { buffer, byteLength } = samples
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? (samples as Float32Array<ArrayBuffer>)
    : samples.slice()
}
