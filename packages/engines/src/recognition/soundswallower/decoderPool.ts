import { EngineFailure } from '../../failures/EngineFailure.js'
import { requireCaller } from '../../failures/requireCaller.js'
import { createFairQueue } from '../../seats/fairQueue.js'
import type { CallersAtWork } from './callersAtWork.js'
import { createDecoderThread, type DecoderThread, type StartThread } from './decoderThread.js'

const busySeconds = 2
const retryMilliseconds = 10_000

const busy = () => new EngineFailure('busy', { retryAfterSeconds: busySeconds })

export interface DecoderPoolOptions {
  readonly model: string
  readonly startThread: StartThread
  /** Most threads at a time; the second one starts when the first is at work. */
  readonly threads: number
  /** Shared by the pools of all models. */
  readonly atWork: CallersAtWork
  /** After this a thread that is loaded and at work is taken for hung, ended and replaced. */
  readonly timeoutMilliseconds: number
}

/** How long a use waits for a thread: until somebody else gives up, or until it has waited long enough. */
interface Patience {
  /** Takes the use out of the queue. What has begun looks at it itself. */
  readonly signal?: AbortSignal | undefined
  /** As `performance.now()` counts. @default without end */
  readonly until?: number
}

/** Decoders of one model, kept warm and lent for one use at a time, to callers in turn. */
export interface DecoderPool {
  /**
   * @throws EngineFailure `busy` when it has waited for too long or the machine is too busy, `timed_out` when `work` did not
   *   end in time, `caller_gone` when the signal took it out.
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
  const { atWork, timeoutMilliseconds } = options
  let isAvailable = true
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const mayHaveTurn = (caller: string) => !atWork.has(caller)

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
      atWork.begin(caller)
      return thread
    }
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
      // On a busy machine the time may be over before a place is looked for.
      const left = until === undefined ? undefined : Math.max(0, until - performance.now())
      const timer = left === undefined ? undefined : setTimeout(() => leave(busy()), left)
      signal?.addEventListener('abort', hangUp, { once: true })
      queue.add(caller, take)
    })
  }

  const serve = () => {
    const hasThread = () => idle.length > 0 || all.size < options.threads
    while (!isClosed && hasThread()) {
      const next = queue.take(mayHaveTurn)
      if (!next) return
      atWork.begin(next.caller)
      next.item(freeThread() as DecoderThread)
    }
  }
  atWork.onEnd(serve)

  const release = (thread: DecoderThread, caller: string) => {
    if (thread.isAlive) idle.push(thread)
    else all.delete(thread)
    queue.endTurn(caller)
    atWork.end(caller)
  }

  const note = ({ hasLoaded }: DecoderThread) => {
    isAvailable = hasLoaded
    if (hasLoaded || isClosed) return
    clearTimeout(retry)
    retry = setTimeout(
      () => void use(options.model, ({ lookUp }) => lookUp([])).catch(() => {}),
      retryMilliseconds,
    )
    retry.unref()
  }

  const use: DecoderPool['use'] = async (caller, work, patience = {}) => {
    const thread = await acquire(caller, patience)
    const inTime = async <Value>(work: (thread: DecoderThread) => Promise<Value>) => {
      const unlimit = thread.limit(timeoutMilliseconds, 'timed_out')
      try {
        return await work(thread)
      } finally {
        unlimit()
      }
    }
    try {
      // The time of the work begins when the model is there.
      if (!thread.hasLoaded) await inTime(({ lookUp }) => lookUp([]))
      requireCaller(patience.signal)
      return await inTime(work)
    } finally {
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
