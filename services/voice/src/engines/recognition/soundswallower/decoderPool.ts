import { VoiceFailure } from '../../../failures.js'
import { createDecoderThread, type DecoderThread, type StartThread } from './decoderThread.js'

const busySeconds = 2

export interface DecoderPoolOptions {
  readonly model: string
  readonly startThread: StartThread
  /** Most threads at a time; the second one starts when the first is at work. */
  readonly threads: number
  /** Most callers that wait for a thread. */
  readonly waiting: number
  /** After this a thread at work is taken for hung, ended and replaced. */
  readonly timeoutMilliseconds: number
}

/** Decoders of one model, kept warm and lent to one caller at a time. */
export interface DecoderPool {
  /**
   * @throws VoiceFailure `busy` when too many wait already, `timed_out` when `work` did not end in time.
   */
  use<Result>(work: (decoder: DecoderThread) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function createDecoderPool(options: DecoderPoolOptions): DecoderPool {
  const all = new Set<DecoderThread>()
  const idle: DecoderThread[] = []
  const queue: ((thread: DecoderThread) => void)[] = []

  const start = () => {
    const thread = createDecoderThread(options.startThread(options.model))
    all.add(thread)
    return thread
  }

  const acquire = (): Promise<DecoderThread> => {
    for (let thread = idle.pop(); thread; thread = idle.pop()) {
      if (thread.isAlive) return Promise.resolve(thread)
      all.delete(thread)
    }
    if (all.size < options.threads) return Promise.resolve(start())
    if (queue.length >= options.waiting)
      return Promise.reject(new VoiceFailure('busy', { retryAfterSeconds: busySeconds }))
    return new Promise((resolve) => queue.push(resolve))
  }

  const release = (thread: DecoderThread) => {
    if (!thread.isAlive) all.delete(thread)
    const next = queue.shift()
    if (next) next(thread.isAlive ? thread : start())
    else if (thread.isAlive) idle.push(thread)
  }

  return {
    async use(work) {
      const thread = await acquire()
      const timer = setTimeout(
        () => void thread.stop(new VoiceFailure('timed_out')),
        options.timeoutMilliseconds,
      )
      try {
        return await work(thread)
      } finally {
        clearTimeout(timer)
        release(thread)
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.stop(new Error('The voice service is stopping'))))
    },
  }
}
