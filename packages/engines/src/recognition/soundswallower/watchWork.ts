import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'

const answerMilliseconds = 1000
// A thread that hangs has a processor for nearly all of its time.
const wholeShare = 0.8

/**
 * Watches a thread at work.
 *
 * @param onEnd called when the time is over, with whether the thread worked for it; otherwise the machine had too much else
 *   to do.
 * @returns ends the watch.
 */
export function watchWork(
  worker: Worker,
  milliseconds: number,
  onEnd: (hasWorked: boolean) => void,
): () => void {
  const before = workedMilliseconds(worker)
  let isOver = false
  const timer = setTimeout(async () => {
    const worked = (await workedMilliseconds(worker)) - (await before)
    if (!isOver) onEnd(worked >= wholeShare * milliseconds)
  }, milliseconds)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** How long a thread has had a processor. Before Node 24.6 nobody can tell: all time counts as work. */
async function workedMilliseconds(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return performance.now()
  // One that has not started yet has not worked, and one that is kept from answering does not.
  const none = { user: 0, system: 0 }
  const { user, system } = await Promise.race([
    worker.cpuUsage().catch(() => none),
    pause(answerMilliseconds, none, { ref: false }),
  ])
  return (user + system) / 1000
}
