import { ApiFailure } from '@saywright/http'

/** Does the work of an owner when its turn comes. */
export type Turns = <Value>(owner: number, work: () => Promise<Value>) => Promise<Value>

const retryAfterSeconds = 5

/**
 * Work in turns: `atOnce` at the same time, of one owner one after the other, so that nobody waits for more than one
 * piece of work of each of the others.
 *
 * @param perOwner how much of one owner may be under way and waiting; what comes besides is refused with `too_many`.
 */
export function createTurns(atOnce: number, perOwner: number): Turns {
  const owners = new Map<number, { count: number; last: Promise<unknown> }>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return async (owner, work) => {
    const own = owners.get(owner) ?? { count: 0, last: Promise.resolve() }
    if (own.count >= perOwner) throw new ApiFailure('too_many', { retryAfterSeconds })
    own.count++
    owners.set(owner, own)
    const done = own.last.then(() => inTurn(work))
    own.last = done.catch(() => {})
    try {
      return await done
    } finally {
      own.count--
      if (own.count === 0) owners.delete(owner)
    }
  }
}

/** Places of which one owner has a few at a time. */
export interface Seats {
  /**
   * @returns gives the place back.
   * @throws ApiFailure `too_many_streams`.
   */
  readonly take: (owner: number) => () => void
}

export function createSeats(perOwner: number): Seats {
  const taken = new Map<number, number>()
  return {
    take: (owner) => {
      const own = taken.get(owner) ?? 0
      if (own >= perOwner) throw new ApiFailure('too_many_streams', { retryAfterSeconds })
      taken.set(owner, own + 1)
      return () => {
        const left = (taken.get(owner) ?? 1) - 1
        if (left > 0) taken.set(owner, left)
        else taken.delete(owner)
      }
    },
  }
}
