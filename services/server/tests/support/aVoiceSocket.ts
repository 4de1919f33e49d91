import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import {
  readMessage,
  type VoiceListeningEvent,
  type VoiceListeningRequest,
  voiceListeningRequests,
} from '@saywright/api/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import { type StandIn, serviceToken } from './voiceService.js'

/** The side of the voice service of one connection. */
export interface ListeningSocket {
  readonly asked: readonly VoiceListeningRequest[]
  readonly heard: readonly Buffer[]
  say(event: VoiceListeningEvent): void
  readonly socket: WebSocket
}

/** Replaces the voice service: records its requests and messages, and responds as the test says. */
export function aVoiceSocket({ server }: StandIn): { next(): Promise<ListeningSocket>; close(): void } {
  const sockets = new WebSocketServer({ server, path: '/v1/asr/listen' })
  return {
    async next() {
      const [socket, request] = (await once(sockets, 'connection')) as [WebSocket, IncomingMessage]
      if (request.headers.authorization !== `Bearer ${serviceToken}`)
        throw new Error('It has no service token')
      const asked: VoiceListeningRequest[] = []
      const heard: Buffer[] = []
      socket.on('message', (data, isBinary) => {
        if (isBinary) return heard.push(data as Buffer)
        const message = readMessage(voiceListeningRequests, String(data))
        if (!message) throw new Error(`No request of the contract: ${data}`)
        return asked.push(message)
      })
      return { asked, heard, socket, say: (event) => socket.send(JSON.stringify(event)) }
    },
    close: () => sockets.close(),
  }
}
