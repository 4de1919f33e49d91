import type { WebSocket } from '@fastify/websocket'
import {
  limits,
  type VoiceWakeRequest,
  type voiceWakeEvents,
  voiceWakeRequests,
} from '@saywright/api/contract'
import type { SpottingEvent, SpottingSession } from '@saywright/engines/recognition'
import { VoiceFailure } from '../failures.js'
import { type ListeningConnection, openSoundConnection } from './soundConnection.js'
import { type Spotter, wakeQualityOf } from './wakeQuality.js'

type Init = Extract<VoiceWakeRequest, { type: 'init' }>['data']

/** Finds wake words in live sound over a WebSocket, `GET v1/wake/listen`. */
export function listenForWords(
  spotter: Spotter,
  socket: WebSocket,
  ends: { onEnd: () => void; onError: (cause: unknown) => void },
): ListeningConnection {
  let opening: Promise<SpottingSession> | undefined
  let lang = ''
  const connection = openSoundConnection<typeof voiceWakeRequests, typeof voiceWakeEvents>(socket, {
    requests: voiceWakeRequests,
    onRequest: handle,
    hear: async (samples) => (await opened()).hear(samples),
    ...ends,
  })

  async function handle(request: VoiceWakeRequest): Promise<void> {
    if (request.type === 'init') {
      if (opening) throw new VoiceFailure('unreadable')
      opening = open(request.data)
      await opening
    } else await (await opened()).setWords(request.data)
    connection.send({
      type: 'ready',
      data: { sample_rate: limits.audioSampleRateHertz, ...wakeQualityOf(spotter, lang) },
    })
  }

  function open(init: Init): Promise<SpottingSession> {
    ;({ lang } = init)
    return spotter.openSpotting({ ...init, onEvent: tell, signal: connection.gone })
  }

  function opened(): Promise<SpottingSession> {
    if (!opening) throw new VoiceFailure('unreadable')
    return opening
  }

  function tell(event: SpottingEvent): void {
    if (event.type === 'restarted') connection.send({ type: 'restarted', data: {} })
    else if (event.type === 'heard') {
      connection.refresh()
      connection.send({ type: 'heard', data: event.word })
    } else if (connection.bytesBehind < limits.listeningMessageMaxBytes) {
      // Slow readers get the words only.
      connection.send({ type: 'scores', data: event.scores })
    }
  }

  return connection
}
