import { Worker } from 'node:worker_threads'

/** Requests the health of a server every 20 ms, from a thread of its own. */
export function watchHealth(url: string) {
  const worker = new Worker(new URL('./healthWatch.ts', import.meta.url), {
    workerData: { url },
    execArgv: ['--import', 'tsx'],
  })
  return {
    /** The longest response since the last call, in milliseconds. */
    longest: () =>
      new Promise<number>((resolve) => {
        worker.once('message', (times: number[]) => resolve(Math.max(0, ...times)))
        worker.postMessage('told')
      }),
    stop: () => worker.terminate(),
  }
}
