import type { Caller } from './requireCaller.js'

/** A signal in memory that threads share: one that is at work sees it, although it receives no messages meanwhile. */
export type CallerFlag = Int32Array<SharedArrayBuffer>

/** Does work with a flag that rises with the signal. */
export async function withCallerFlag<Value>(
  signal: AbortSignal | undefined,
  work: (flag: CallerFlag) => Promise<Value>,
): Promise<Value> {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const raise = () => void Atomics.store(flag, 0, 1)
  if (signal?.aborted) raise()
  signal?.addEventListener('abort', raise, { once: true })
  try {
    return await work(flag)
  } finally {
    signal?.removeEventListener('abort', raise)
  }
}

/** Who waits for the work, seen from the thread that does it. */
export const callerOf = (flag: CallerFlag): Caller => ({
  get aborted() {
    return Atomics.load(flag, 0) === 1
  },
})
