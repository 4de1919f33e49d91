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
import { VoiceFailure } from '../failures.js'
import { type ListeningConnection, openSoundConnection } from './soundConnection.js'

type Init = Extract<VoiceListeningRequest, { type: 'init' }>['data']
type Event = MessageOf<typeof voiceListeningEvents>

/** Recognizes live speech over a WebSocket, `GET v1/asr/listen`. */
export function listen(
  recognizer: CommandRecognizer,
  socket: WebSocket,
  ends: { onEnd: () => void; onError: (cause: unknown) => void },
): ListeningConnection {
  let opening: Promise<SpeechSession> | undefined
  const connection = openSoundConnection<typeof voiceListeningRequests, typeof voiceListeningEvents>(socket, {
    requests: voiceListeningRequests,
    onRequest: handle,
    hear: async (samples) => (await opened()).hear(samples),
    ...ends,
  })

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
      signal: connection.gone,
    })
  }

  function opened(): Promise<SpeechSession> {
    if (!opening) throw new VoiceFailure('unreadable')
    return opening
  }

  function ready(): void {
    const { single_hypothesis } = recognizer.engine
    connection.send({
      type: 'ready',
      data: { sample_rate: limits.audioSampleRateHertz, single_hypothesis },
    })
  }

  function tell(event: SessionEvent, init: Init): void {
    connection.refresh()
    const message = messageOf(recognizer, event, init)
    // Slow readers get final results only.
    if (message.type !== 'partial' || connection.bytesBehind < limits.listeningMessageMaxBytes)
      connection.send(message)
  }

  return connection
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
