import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Decoded, DecodeRequest, DecoderRequest, DecoderResponse, LookUpRequest } from './messages.js'

/** A decoder in its own thread. Every promise rejects once the thread is gone. */
export interface DecoderThread {
  lookUp(words: readonly string[]): Promise<Map<string, string[]>>
  decode(request: Omit<DecodeRequest, 'op'>): Promise<Decoded | undefined>
  readonly isAlive: boolean
  stop(reason: Error): Promise<void>
}

export type StartThread = (model: string) => Worker

/** Starts the worker: the built file beside the built service, the source under tsx. */
export const startDecoderWorker: StartThread = (model) => {
  const isSource = import.meta.url.endsWith('.ts')
  return new Worker(new URL(isSource ? './decoderWorker.ts' : './decoderWorker.js', import.meta.url), {
    workerData: { model },
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
  })
}

export function createDecoderThread(worker: Worker): DecoderThread {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>()
  let lastId = 0
  let end: Error | undefined

  const finish = (reason: Error) => {
    end ??= reason
    for (const { reject } of waiting.values()) reject(end)
    waiting.clear()
  }
  worker.on('message', (response: DecoderResponse) => {
    const asked = waiting.get(response.id)
    waiting.delete(response.id)
    if (response.ok) asked?.resolve(response.value)
    else asked?.reject(new Error(response.problem))
  })
  worker.once('error', (cause) => finish(cause instanceof Error ? cause : new Error(String(cause))))
  worker.once('exit', (code) => finish(new Error(`The decoder thread ended with ${code}`)))

  const ask = (request: Omit<DecodeRequest, 'id'> | LookUpRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (end) return reject(end)
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request } satisfies DecoderRequest)
    })

  return {
    lookUp: async (words) => (await ask({ op: 'lookUp', words })) as Map<string, string[]>,
    decode: async (request) => (await ask({ op: 'decode', ...request })) as Decoded | undefined,
    get isAlive() {
      return end === undefined
    },
    async stop(reason) {
      finish(reason)
      await worker.terminate()
    },
  }
}
