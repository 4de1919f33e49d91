import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { DecodingFailure, type DecodingReason } from './DecodingFailure.js'
import type { DecodedSound } from './decodeSound.js'

export interface DecodingRequest {
  readonly bytes: Uint8Array
  readonly maxSeconds: number
}

export type DecodingResponse = { readonly sound: DecodedSound } | { readonly reason: DecodingReason }

/** Ten seconds of any format take a fifth of one; what takes so long was made for it. */
const usualMilliseconds = 10_000
const maxMegabytes = 256

/** A thread that decodes one file at a time. */
export interface DecodingThread {
  /** @throws DecodingFailure also `unreadable` when it took too long or too much memory: the thread has ended then. */
  decode(request: DecodingRequest): Promise<DecodedSound>
  readonly isAlive: boolean
}

/** Starts the worker: the built file beside the built server, the source under tsx. */
export function startDecodingThread(maxMilliseconds = usualMilliseconds): DecodingThread {
  const isSource = import.meta.url.endsWith('.ts')
  const worker = new Worker(
    new URL(isSource ? './decodingWorker.ts' : './decodingWorker.js', import.meta.url),
    {
      execArgv: isSource
        ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
        : [],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    },
  )
  let isAlive = true
  // Its first message says that it is loaded: the time of a file begins then.
  const ready = new Promise<void>((resolve) => void worker.once('message', resolve).once('exit', resolve))
  worker.unref()
  worker.once('exit', () => {
    isAlive = false
  })
  // Without a listener the failure would end the server; whoever waits is told below.
  worker.on('error', () => {})

  return {
    async decode(request) {
      // The process stays for what it decodes, and for nothing else.
      worker.ref()
      await ready
      return new Promise<DecodedSound>((resolve, reject) => {
        const settle = (then: () => void) => {
          clearTimeout(timer)
          worker.off('message', respond).off('error', fail).off('exit', fail)
          then()
        }
        const respond = (response: DecodingResponse) =>
          settle(() =>
            'sound' in response ? resolve(response.sound) : reject(new DecodingFailure(response.reason)),
          )
        const fail = (cause?: unknown) =>
          settle(() => {
            isAlive = false
            void worker.terminate()
            reject(new DecodingFailure('unreadable', { cause }))
          })
        const timer = setTimeout(fail, maxMilliseconds)
        if (!isAlive) return fail()
        worker.on('message', respond).on('error', fail).on('exit', fail)
        worker.postMessage(request)
      }).finally(() => worker.unref())
    },
    get isAlive() {
      return isAlive
    },
  }
}
