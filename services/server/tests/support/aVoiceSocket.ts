import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type MessageOf,
  readMessage,
  type Shape,
  type voiceListeningEvents,
  voiceListeningRequests,
  type voiceWakeEvents,
  voiceWakeRequests,
} from '@saywright/api/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import { type StandIn, serviceToken } from './voiceService.js'

type Messages = Readonly<Record<string, Shape>>

/** The side of the voice service of one connection. */
export interface ListeningSocket<
  Requests extends Messages = typeof voiceListeningRequests,
  Events extends Messages = typeof voiceListeningEvents,
> {
  readonly asked: readonly MessageOf<Requests>[]
  readonly heard: readonly Buffer[]
  say(event: MessageOf<Events>): void
  readonly socket: WebSocket
}

interface VoiceSockets<Socket> {
  next(): Promise<Socket>
  close(): void
}

/** Replaces the voice service where it listens for commands. */
export const aVoiceSocket = (voice: StandIn): VoiceSockets<ListeningSocket> =>
  socketsAt(voice, '/v1/asr/listen', voiceListeningRequests)

export type WakeSocket = ListeningSocket<typeof voiceWakeRequests, typeof voiceWakeEvents>

/** The same where it listens for wake words. */
export const aWakeSocket = (voice: StandIn): VoiceSockets<WakeSocket> =>
  socketsAt(voice, '/v1/wake/listen', voiceWakeRequests)

/** Records the requests and messages of the server, and responds as the test says. */
function socketsAt<Requests extends Messages, Events extends Messages>(
  { server }: StandIn,
  path: string,
  requests: Requests,
): VoiceSockets<ListeningSocket<Requests, Events>> {
  const sockets = new WebSocketServer({ noServer: true })
  // Several listen on one server: each takes the connections of its path.
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url === path)
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request))
  }
  server.on('upgrade', upgrade)
  return {
    async next() {
      const [socket, request] = (await once(sockets, 'connection')) as [WebSocket, IncomingMessage]
      if (request.headers.authorization !== `Bearer ${serviceToken}`)
        throw new Error('It has no service token')
      const asked: MessageOf<Requests>[] = []
      const heard: Buffer[] = []
      socket.on('message', (data, isBinary) => {
        if (isBinary) return heard.push(data as Buffer)
        const message = readMessage(requests, String(data))
        if (!message) throw new Error(`No request of the contract: ${data}`)
        return asked.push(message)
      })
      return { asked, heard, socket, say: (event) => socket.send(JSON.stringify(event)) }
    },
    close: () => {
      server.off('upgrade', upgrade)
      sockets.close()
    },
  }
}
