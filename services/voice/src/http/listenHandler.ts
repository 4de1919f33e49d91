import type { WebSocket } from '@fastify/websocket'
import {
  limits,
  type MessageOf,
  type VoiceListeningRequest,
  type voiceListeningEvents,
  voiceListeningRequests,
} from '@saywright/api/contract'
import {
  type CommandRecognizer,
  recognitionOf,
  type SessionEvent,
  type SpeechSession,
} from '@saywright/engines/recognition'
import { ApiFailure, openMessageSocket } from '@saywright/http'
import { failureOfEngine, VoiceFailure } from '../failures.js'

type Init = Extract<VoiceListeningRequest, { type: 'init' }>['data']
type Event = MessageOf<typeof voiceListeningEvents>

/** A connection for live recognition. */
export interface ListeningConnection {
  /** Called when the service stops. */
  end(): void
}

// Maximum audio that the engine has not processed; beyond it the peer has to wait.
const maxSamplesWaiting = 2 * limits.audioSampleRateHertz

/** Recognizes live speech over a WebSocket, `GET v1/asr/listen`. */
export function listen(
  recognizer: CommandRecognizer,
  socket: WebSocket,
  { onEnd, onError }: { onEnd: () => void; onError: (cause: unknown) => void },
): ListeningConnection {
  const gone = new AbortController()
  let opening: Promise<SpeechSession> | undefined
  let samplesWaiting = 0

  const talk = openMessageSocket<typeof voiceListeningRequests, typeof voiceListeningEvents>(socket, {
    requests: voiceListeningRequests,
    soundMaxBytes: limits.listeningMessageMaxBytes,
    onRequest: (request) => void handle(request).catch(fail),
    onSound: (bytes) => void hear(bytes).catch(fail),
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
    talk.send({ type: 'ended', data: { reason } })
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
    talk.send({ type: 'failed', data: { code, message, ...errors } })
    finish()
  }

  async function handle(request: VoiceListeningRequest): Promise<void> {
    if (request.type === 'init') {
      if (opening) throw new VoiceFailure('unreadable')
      opening = open(request.data)
      await opening
      return ready()
    }
    const session = await opened()
    if (request.type === 'stop') return session.stop()
    const { jsgf, words = [] } = request.data
    await session.setGrammar({ jsgf, words })
    ready()
  }

  function open(init: Init): Promise<SpeechSession> {
    const { caller, lang, jsgf, words = [], partial, silence_ms } = init
    return recognizer.open({
      ...{ caller, lang, jsgf, words, isPartial: partial, silenceMilliseconds: silence_ms },
      onEvent: (event) => tell(event, init),
      signal: gone.signal,
    })
  }

  function opened(): Promise<SpeechSession> {
    if (!opening) throw new VoiceFailure('unreadable')
    return opening
  }

  function ready(): void {
    const { single_hypothesis } = recognizer.engine
    talk.send({ type: 'ready', data: { sample_rate: limits.audioSampleRateHertz, single_hypothesis } })
  }

  function tell(event: SessionEvent, init: Init): void {
    idle.refresh()
    const message = messageOf(recognizer, event, init)
    // Slow readers get final results only.
    if (message.type !== 'partial' || talk.bytesBehind < limits.listeningMessageMaxBytes) talk.send(message)
  }

  async function hear(bytes: Buffer): Promise<void> {
    const samples = samplesOf(bytes)
    const { length } = samples
    samplesWaiting += length
    if (samplesWaiting > maxSamplesWaiting) talk.pause()
    await (await opened()).hear(samples)
    samplesWaiting -= length
    if (samplesWaiting <= maxSamplesWaiting) talk.resume()
  }

  return { end: () => end('stopping') }
}

function messageOf(recognizer: CommandRecognizer, event: SessionEvent, init: Init): Event {
  if (event.type === 'restarted') return { type: 'restarted', data: {} }
  if (event.type === 'speech') return { type: 'speech', data: { start_ms: event.startMilliseconds } }
  if (event.type === 'partial')
    return { type: 'partial', data: { text: event.text, end_ms: event.endMilliseconds } }
  const { startMilliseconds: start_ms, endMilliseconds: end_ms, endedBy: ended_by, recognized } = event
  const recognition = recognitionOf(recognizer, init, recognized)
  return { type: 'final', data: { start_ms, end_ms, ended_by, recognition } }
}

function samplesOf(bytes: Buffer): Float32Array {
  const samples = new Float32Array(bytes.length / 2)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(at * 2) / 32_768
  return samples
}
