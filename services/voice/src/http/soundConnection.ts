import type { WebSocket } from '@fastify/websocket'
import { limits, type MessageOf, type Shape } from '@saywright/api/contract'
import { ApiFailure, openMessageSocket } from '@saywright/http'
import { failureOfEngine, VoiceFailure } from '../failures.js'

type Shapes = Readonly<Record<string, Shape>>

/** A connection for live sound. */
export interface ListeningConnection {
  /** Called when the service stops. */
  end(): void
}

interface ConnectionParts<Requests extends Shapes> {
  readonly requests: Requests
  /** What it throws ends the connection. */
  readonly onRequest: (request: MessageOf<Requests>) => Promise<void>
  /** Hears the next samples, at 16 kHz. */
  readonly hear: (samples: Float32Array) => Promise<void>
  readonly onEnd: () => void
  readonly onError: (cause: unknown) => void
}

/** What both ends of live sound need: time limits, failures in the form of the contract, and a peer that waits its turn. */
export interface SoundConnection<Events extends Shapes> extends ListeningConnection {
  send(event: MessageOf<Events>): void
  /** Something was heard: the time without speech begins anew. */
  refresh(): void
  /** Bytes that the peer has not received yet. */
  readonly bytesBehind: number
  /** Aborted when it is over. */
  readonly gone: AbortSignal
}

// Maximum audio that the engine has not processed; beyond it the peer has to wait.
const maxSamplesWaiting = 2 * limits.audioSampleRateHertz

export function openSoundConnection<Requests extends Shapes, Events extends Shapes>(
  socket: WebSocket,
  { requests, onRequest, hear, onEnd, onError }: ConnectionParts<Requests>,
): SoundConnection<Events> {
  const gone = new AbortController()
  let samplesWaiting = 0

  const talk = openMessageSocket<Requests, Events>(socket, {
    requests,
    soundMaxBytes: limits.listeningMessageMaxBytes,
    onRequest: (request) => void onRequest(request).catch(fail),
    onSound: (bytes) => void take(bytes).catch(fail),
    onFailure: fail,
    onClose: finish,
  })
  const idle = setTimeout(() => end('idle'), limits.listeningIdleSeconds * 1000)
  const longest = setTimeout(() => end('time'), limits.listeningMaxSeconds * 1000)

  function finish(): void {
    if (gone.signal.aborted) return
    gone.abort()
    clearTimeout(idle)
    clearTimeout(longest)
    talk.close()
    onEnd()
  }

  function end(reason: 'idle' | 'time' | 'stopping'): void {
    // Every kind of live sound has these two events.
    talk.send({ type: 'ended', data: { reason } } as MessageOf<Events>)
    finish()
  }

  function fail(cause: unknown): void {
    if (gone.signal.aborted) return
    const failure =
      cause instanceof ApiFailure
        ? cause
        : (failureOfEngine(cause) ?? new VoiceFailure('internal', { cause }))
    if (failure.status >= 500) onError(cause)
    const { code, message, details } = failure
    const errors = details.errors && { errors: { ...details.errors } }
    talk.send({ type: 'failed', data: { code, message, ...errors } } as MessageOf<Events>)
    finish()
  }

  async function take(bytes: Buffer): Promise<void> {
    const samples = samplesOf(bytes)
    const { length } = samples
    samplesWaiting += length
    if (samplesWaiting > maxSamplesWaiting) talk.pause()
    await hear(samples)
    samplesWaiting -= length
    if (samplesWaiting <= maxSamplesWaiting) talk.resume()
  }

  return {
    send: talk.send,
    refresh: () => void idle.refresh(),
    get bytesBehind() {
      return talk.bytesBehind
    },
    gone: gone.signal,
    end: () => end('stopping'),
  }
}

function samplesOf(bytes: Buffer): Float32Array {
  const samples = new Float32Array(bytes.length / 2)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2) / 32_768
  return samples
}
