import type { WebSocket } from '@fastify/websocket'
import { type MessageOf, readMessage, type Shape } from '@saywright/api/contract'
import { messageBounds } from './bodyBounds.js'
import { ApiFailure } from './failure.js'
import { isWithin } from './parseJson.js'

type Shapes = Readonly<Record<string, Shape>>

interface TalkOptions<Requests extends Shapes> {
  /** Accepted messages of the peer, by type. */
  readonly requests: Requests
  /** Maximum size in bytes of one chunk of audio. */
  readonly soundMaxBytes: number
  readonly onRequest: (request: MessageOf<Requests>) => void
  /** Samples of 16 bits, little-endian. */
  readonly onSound: (bytes: Buffer) => void
  /** Called when the peer sent an invalid message. */
  readonly onFailure: (failure: ApiFailure) => void
  readonly onClose: () => void
}

/** One end of a WebSocket with JSON messages and binary audio. */
export interface MessageSocket<Events extends Shapes> {
  send(event: MessageOf<Events>): void
  /** Stops reading, so that the sender has to wait. */
  pause(): void
  resume(): void
  /** Bytes that the peer has not received yet. */
  readonly bytesBehind: number
  /** Sends nothing more and closes once all messages have arrived. */
  close(): void
}

const opened = 1
// A peer that does not answer the close frame is not waited for.
const farewellMilliseconds = 2000

/** Reads the messages of a WebSocket and rejects those outside the contract. */
export function openMessageSocket<Requests extends Shapes, Events extends Shapes>(
  socket: WebSocket,
  { requests, soundMaxBytes, onRequest, onSound, onFailure, onClose }: TalkOptions<Requests>,
): MessageSocket<Events> {
  let isClosing = false
  const bounds = messageBounds(requests)
  socket.on('message', (data, isBinary) => {
    if (isClosing) return
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
    if (isBinary) {
      if (bytes.length > soundMaxBytes) return onFailure(new ApiFailure('too_large'))
      if (bytes.length % 2 > 0) return onFailure(new ApiFailure('unreadable'))
      return onSound(bytes)
    }
    const text = bytes.toString()
    if (!isWithin(text, bounds)) return onFailure(new ApiFailure('too_large'))
    const request = readMessage(requests, text)
    if (request) onRequest(request)
    else onFailure(new ApiFailure('unreadable'))
  })
  socket.once('close', onClose)
  return {
    send: (event) => {
      if (!isClosing && socket.readyState === opened) socket.send(JSON.stringify(event))
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    get bytesBehind() {
      return socket.bufferedAmount
    },
    close() {
      if (isClosing) return
      isClosing = true
      // A paused socket would not read the close frame of the peer.
      socket.resume()
      socket.close(1000)
      setTimeout(() => socket.terminate(), farewellMilliseconds).unref()
    },
  }
}
