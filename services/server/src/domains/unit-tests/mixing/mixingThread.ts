import { once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { MixingRequest } from './inSurroundings.js'

/** A thread that mixes one recording after the other, started at the first: a second of sound takes some 50 ms. */
export interface MixingThread {
  /** @throws the failure of the thread, or the reason of the signal: then it can no longer mix. */
  mix(request: MixingRequest, signal: AbortSignal): Promise<Float32Array<ArrayBuffer>>
  stop(): Promise<void>
}

export function createMixingThread(): MixingThread {
  let worker: Worker | undefined
  return {
    async mix(request, signal) {
      worker ??= startWorker()
      const response = once(worker, 'message', { signal })
      worker.postMessage(request)
      const [mixed] = await response
      return mixed
    },
    async stop() {
      await worker?.terminate()
    },
  }
}

/** The built file beside the built server, the source under tsx. */
function startWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const worker = new Worker(new URL(isSource ? './mixingWorker.ts' : './mixingWorker.js', import.meta.url), {
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
  })
  // Without a listener a failure would end the server; `once` reports it to the caller.
  worker.on('error', () => {}).unref()
  return worker
}
