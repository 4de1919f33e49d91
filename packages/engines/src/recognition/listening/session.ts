import { EngineFailure } from '../../failures/EngineFailure.js'
import type { DecoderThread } from '../soundswallower/decoderThread.js'
import type { HearRequest } from '../soundswallower/messages.js'
import { joined } from './frames.js'

/** What a thread tells of a piece of sound. */
interface Response {
  /** From this sample on the sound is needed again by another thread that goes on in this one's place. */
  readonly neededFrom: number
}

export interface SessionParts<Prepared, Heard extends Response> {
  readonly startThread: () => DecoderThread
  /** @param from place of the first sample that follows. */
  readonly prepareThread: (thread: DecoderThread, prepared: Prepared, from: number) => Promise<void>
  readonly hearIn: (thread: DecoderThread, request: Omit<HearRequest, 'op'>) => Promise<Heard>
  /** After this a thread at work is taken for hung, ended and replaced. */
  readonly timeoutMilliseconds: number
  readonly onHeard: (heard: Heard) => void
  /** The thread died and another is in its place; the sentence that is being said is heard again. */
  readonly onRestarted: () => void
}

export interface Session<Prepared> {
  /** @throws EngineFailure `grammar_too_large`; the session is over then. */
  prepare(prepared: Prepared): Promise<void>
  /** Samples at 16 kHz, given away. @throws when a thread died twice of the same sound; the session is over then. */
  hear(samples: Float32Array): Promise<void>
  stop(): Promise<void>
  close(): Promise<void>
}

/** Listens in a thread of its own, one request after the other, and outlives that thread. */
export function createSession<Prepared, Heard extends Response>({
  startThread,
  prepareThread: prepareIn,
  hearIn,
  timeoutMilliseconds,
  onHeard,
  onRestarted,
}: SessionParts<Prepared, Heard>): Session<Prepared> {
  let thread = startThread()
  let prepared: Prepared | undefined
  let isClosed = false
  let place = 0
  /** Sound that another thread would need. */
  let kept = new Float32Array(0)
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = last.then(() => {
      if (isClosed) throw new EngineFailure('caller_gone')
      return work()
    })
    last = done.catch(() => {})
    return done
  }

  async function inTime<Value>(work: Promise<Value>): Promise<Value> {
    const unlimit = thread.limit(timeoutMilliseconds, 'timed_out')
    try {
      return await work
    } finally {
      unlimit()
    }
  }

  const prepareThread = () => inTime(prepareIn(thread, prepared as Prepared, place - kept.length))
  const hearKept = (isLast: boolean) =>
    inTime(hearIn(thread, { samples: kept.slice(), from: place - kept.length, isLast }))

  async function hearAgain(isLast: boolean): Promise<Heard> {
    void thread.stop(new Error('Another thread has its place'))
    thread = startThread()
    onRestarted()
    await prepareThread()
    return hearKept(isLast)
  }

  function take(heard: Heard): void {
    kept = kept.slice(Math.max(0, kept.length - (place - heard.neededFrom)))
    onHeard(heard)
  }

  async function feed(samples: Float32Array, isLast: boolean): Promise<void> {
    kept = joined([kept, samples])
    const from = place
    place += samples.length
    const response = inTime(hearIn(thread, { samples, from, isLast }))
    take(
      await response.catch((cause) => {
        if (isClosed) throw cause
        return hearAgain(isLast)
      }),
    )
  }

  return {
    prepare: (next) =>
      inTurn(async () => {
        prepared = next
        await prepareThread()
        if (kept.length > 0) take(await hearKept(false))
      }),
    hear: (samples) => inTurn(() => feed(samples, false)),
    stop: () => inTurn(() => feed(new Float32Array(0), true)),
    async close() {
      isClosed = true
      await thread.stop(new EngineFailure('caller_gone'))
    },
  }
}
