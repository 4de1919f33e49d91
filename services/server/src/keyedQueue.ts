import { ApiFailure } from '@saywright/http'

/** Whose turn it is, and whether anybody still waits for what is done in it. */
export interface Asker {
  readonly accountId: number
  /** Aborted when the caller hung up, or the task was cancelled: then the work does not begin. */
  readonly signal: AbortSignal
}

/** Does the work of an owner when its turn comes. @throws ApiFailure `replaced` when nobody waits for it any more. */
export type KeyedQueue = <Value>(asker: Asker, work: () => Promise<Value>) => Promise<Value>

const retryAfterSeconds = 5

/**
 * Work in turns: `atOnce` at the same time, of one owner one after the other, so that nobody waits for more than one
 * piece of work of each of the others.
 *
 * @param perOwner how much of one owner may be under way and waiting; what comes besides is refused with `too_many`.
 */
export function createKeyedQueue(atOnce: number, perOwner: number): KeyedQueue {
  const owners = new Map<number, { count: number; last: Promise<unknown> }>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    requireWanted(signal)
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      requireWanted(signal)
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return async ({ accountId: owner, signal }, work) => {
    const own = owners.get(owner) ?? { count: 0, last: Promise.resolve() }
    if (own.count >= perOwner) throw new ApiFailure('too_many', { retryAfterSeconds })
    own.count++
    owners.set(owner, own)
    const done = own.last.then(() => inTurn(signal, work))
    own.last = done.catch(() => {})
    try {
      return await done
    } finally {
      own.count--
      if (own.count === 0) owners.delete(owner)
    }
  }
}

function requireWanted(signal: AbortSignal): void {
  if (signal.aborted) throw new ApiFailure('replaced')
}
