import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ApiFailure } from '@saywright/http'
import type { Limits } from '../config.js'
import type { GrammarRequest, GrammarResponse } from './messages.js'

/** A thread that reads grammars, one at a time. */
export interface GrammarThread {
  /** @throws ApiFailure `grammar_too_large` when it takes too long or too much memory: the thread has ended then. */
  ask(request: GrammarRequest): Promise<GrammarResponse>
  readonly isAlive: boolean
  stop(): Promise<void>
}

/** Starts the worker: the built file beside the built server, the source under tsx. */
export function startGrammarThread(limits: Limits): GrammarThread {
  const isSource = import.meta.url.endsWith('.ts')
  const worker = new Worker(
    new URL(isSource ? './grammarWorker.ts' : './grammarWorker.js', import.meta.url),
    {
      execArgv: isSource
        ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
        : [],
      resourceLimits: { maxOldGenerationSizeMb: limits.grammarMaxMegabytes },
    },
  )
  worker.unref()
  let isAlive = true
  // Its first message says that it is loaded: the time of a grammar begins then.
  const ready = new Promise<void>((resolve) => void worker.once('message', resolve).once('exit', resolve))
  worker.once('exit', () => {
    isAlive = false
  })
  // Without a listener the failure would end the server; the caller receives it below.
  worker.on('error', () => {})

  const stop = async () => {
    isAlive = false
    await worker.terminate()
  }

  return {
    async ask(request) {
      await ready
      return new Promise((resolve, reject) => {
        const settle = (then: () => void) => {
          clearTimeout(timer)
          worker.off('message', respond).off('error', fail).off('exit', fail)
          then()
        }
        const respond = (response: GrammarResponse) => settle(() => resolve(response))
        const end = (reason: unknown) =>
          settle(() => {
            void stop()
            reject(reason)
          })
        const fail = (cause: unknown) =>
          end(isOutOfMemory(cause) ? tooLarge(cause) : new Error('The thread of grammars ended', { cause }))
        const timer = setTimeout(() => end(tooLarge('It took too long')), limits.grammarMaxMilliseconds)
        if (!isAlive) return fail(undefined)
        worker.on('message', respond).on('error', fail).on('exit', fail)
        worker.postMessage(request)
      })
    },
    get isAlive() {
      return isAlive
    },
    stop,
  }
}

const tooLarge = (cause: unknown) => new ApiFailure('grammar_too_large', { cause })

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
