import { VoiceFailure } from '../../../failures.js'

const busySeconds = 5

/** Places for sessions, shared between callers: one who has many takes none from the others. */
export interface Seats {
  /**
   * @returns gives the place back.
   * @throws VoiceFailure `busy` when all are taken, or too many by this caller.
   */
  take(caller: string): () => void
}

export function createSeats(most: number, mostPerCaller: number): Seats {
  const taken = new Map<string, number>()
  let total = 0
  return {
    take(caller) {
      const own = taken.get(caller) ?? 0
      if (total >= most || own >= mostPerCaller)
        throw new VoiceFailure('busy', { retryAfterSeconds: busySeconds })
      total++
      taken.set(caller, own + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        total--
        const left = (taken.get(caller) ?? 1) - 1
        if (left > 0) taken.set(caller, left)
        else taken.delete(caller)
      }
    },
  }
}
