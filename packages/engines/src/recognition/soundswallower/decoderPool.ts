import { EngineFailure } from '../../failures/EngineFailure.js'
import { requireCaller } from '../../failures/requireCaller.js'
import { mayTake } from '../../seats/seats.js'
import { createDecoderThread, type DecoderThread, type StartThread } from './decoderThread.js'
import { createFairQueue } from './fairQueue.js'

const busySeconds = 2
const retryMilliseconds = 10_000

const busy = () => new EngineFailure('busy', { retryAfterSeconds: busySeconds })

export interface DecoderPoolOptions {
  readonly model: string
  readonly startThread: StartThread
  /** Most threads at a time; the second one starts when the first is at work. One caller never has all of several. */
  readonly threads: number
  /** Most uses that wait for a thread. */
  readonly waiting: number
  /** Most of them of one caller. */
  readonly waitingPerCaller: number
  /** After this a thread at work is taken for hung, ended and replaced. */
  readonly timeoutMilliseconds: number
}

/** How long a use waits for a thread: until somebody else gives up, or until it has waited long enough. */
interface Patience {
  /** Takes the use out of the queue; one that has begun goes on. */
  readonly signal?: AbortSignal | undefined
  /** As `performance.now()` counts. @default without end */
  readonly until?: number
}

/** Decoders of one model, kept warm and lent for one use at a time, to callers in turn. */
export interface DecoderPool {
  /**
   * @throws EngineFailure `busy` when too many wait already, or when it has waited for too long, `timed_out` when `work`
   *   did not end in time, `caller_gone` when the signal took it out.
   */
  use<Result>(
    caller: string,
    work: (decoder: DecoderThread) => Promise<Result>,
    patience?: Patience,
  ): Promise<Result>
  /** Whether the last thread that was started could load its model. One that could not is tried again by and by. */
  readonly isAvailable: boolean
  close(): Promise<void>
}

export function createDecoderPool(options: DecoderPoolOptions): DecoderPool {
  const all = new Set<DecoderThread>()
  const idle: DecoderThread[] = []
  const queue = createFairQueue<(thread: DecoderThread) => void>()
  const usedBy = new Map<string, number>()
  const mostPerCaller = Math.max(1, options.threads - 1)
  let isAvailable = true
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const mayHaveTurn = (caller: string) => (usedBy.get(caller) ?? 0) < mostPerCaller

  const count = (caller: string, change: 1 | -1) => {
    const used = (usedBy.get(caller) ?? 0) + change
    if (used === 0) usedBy.delete(caller)
    else usedBy.set(caller, used)
  }

  const freeThread = (): DecoderThread | undefined => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isAlive) return thread
      all.delete(thread)
    }
    if (all.size >= options.threads) return undefined
    const started = createDecoderThread(options.startThread(options.model, 'recordings'))
    all.add(started)
    return started
  }

  const acquire = async (caller: string, { signal, until }: Patience): Promise<DecoderThread> => {
    requireCaller(signal)
    const thread = mayHaveTurn(caller) ? freeThread() : undefined
    if (thread) {
      count(caller, 1)
      return thread
    }
    const waiting = { total: queue.size, own: queue.sizeOf(caller) }
    if (!mayTake({ most: options.waiting, perOwner: options.waitingPerCaller }, waiting)) throw busy()
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', hangUp)
      }
      const leave = (failure: EngineFailure) => {
        end()
        queue.remove(caller, take)
        reject(failure)
      }
      const hangUp = () => leave(new EngineFailure('caller_gone'))
      const take = (thread: DecoderThread) => {
        end()
        resolve(thread)
      }
      const timer =
        until === undefined ? undefined : setTimeout(() => leave(busy()), until - performance.now())
      signal?.addEventListener('abort', hangUp, { once: true })
      queue.add(caller, take)
    })
  }

  const release = (thread: DecoderThread, caller: string) => {
    count(caller, -1)
    if (thread.isAlive) idle.push(thread)
    else all.delete(thread)
    const next = isClosed ? undefined : queue.take(mayHaveTurn)
    if (!next) return
    count(next.caller, 1)
    next.item(freeThread() as DecoderThread)
  }

  const note = ({ hasLoaded }: DecoderThread) => {
    isAvailable = hasLoaded
    if (hasLoaded || isClosed) return
    clearTimeout(retry)
    retry = setTimeout(() => void use('', ({ lookUp }) => lookUp([])).catch(() => {}), retryMilliseconds)
    retry.unref()
  }

  const use: DecoderPool['use'] = async (caller, work, patience = {}) => {
    const thread = await acquire(caller, patience)
    const timer = setTimeout(
      () => void thread.stop(new EngineFailure('timed_out')),
      options.timeoutMilliseconds,
    )
    try {
      return await work(thread)
    } finally {
      clearTimeout(timer)
      note(thread)
      release(thread, caller)
    }
  }

  return {
    use,
    get isAvailable() {
      return isAvailable
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      await Promise.all([...all].map((thread) => thread.stop(new Error('The voice service is stopping'))))
    },
  }
}
