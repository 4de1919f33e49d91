import { createConcurrencyLimiter, createFairQueue } from '@saywright/engines/seats'
import { ApiFailure } from '@saywright/http'

/** The owner of queued work, and whether its caller still waits for the result. */
export interface Asker {
  readonly accountId: number
  /** Aborted when the caller hung up, or the task was cancelled: then the work does not begin. */
  readonly signal: AbortSignal
}

/** Does the work of an owner when its turn comes. @throws ApiFailure `replaced` when its caller is gone. */
export type KeyedQueue = <Value>(asker: Asker, work: () => Promise<Value>) => Promise<Value>

const tooMany = () => new ApiFailure('too_many', { retryAfterSeconds: 5 })
const replaced = () => new ApiFailure('replaced')

/**
 * Queues work fairly: each owner's pieces run one after the other, so that an owner waits for at most one piece of each of
 * the others.
 *
 * @param maxConcurrent pieces of work at the same time, of all owners.
 * @param perOwner pieces of one owner that are under way or wait; any more are rejected with `too_many`.
 */
export function createKeyedQueue(maxConcurrent: number, perOwner: number): KeyedQueue {
  const places = createConcurrencyLimiter({ perOwner }, tooMany)
  const queue = createFairQueue<() => void>()
  const running = new Set<string>()

  function serve(): void {
    while (running.size < maxConcurrent) {
      const next = queue.take((owner) => !running.has(owner))
      if (!next) return
      running.add(next.caller)
      next.item()
    }
  }

  const waitForTurn = (owner: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(replaced())
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.remove(owner, begin)
        reject(replaced())
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.add(owner, begin)
      serve()
    })

  async function inTurn<Value>(
    owner: string,
    signal: AbortSignal,
    work: () => Promise<Value>,
  ): Promise<Value> {
    await waitForTurn(owner, signal)
    try {
      return await work()
    } finally {
      running.delete(owner)
      queue.endTurn(owner)
      serve()
    }
  }

  return async ({ accountId, signal }, work) => {
    const owner = String(accountId)
    const giveBack = places.take(owner)
    try {
      return await inTurn(owner, signal, work)
    } finally {
      giveBack()
    }
  }
}
