import type { WebSocket } from '@fastify/websocket'
import { type MessageOf, readMessage, type Shape } from '@saywright/api/contract'
import { messageBounds } from './bodyBounds.js'
import { ApiFailure } from './failure.js'
import { isWithin } from './parseJson.js'

type Shapes = Readonly<Record<string, Shape>>

interface TalkOptions<Requests extends Shapes> {
  /** What the other side may ask, by type. */
  readonly requests: Requests
  /** The most bytes of one piece of sound. */
  readonly soundMaxBytes: number
  readonly onRequest: (request: MessageOf<Requests>) => void
  /** Samples of 16 bits, little-endian. */
  readonly onSound: (bytes: Buffer) => void
  /** The other side sent what cannot be read. */
  readonly onFailure: (failure: ApiFailure) => void
  readonly onClose: () => void
}

/** One side of a WebSocket: messages in JSON, sound in bytes. */
export interface MessageSocket<Events extends Shapes> {
  send(event: MessageOf<Events>): void
  /** Stops reading: what is sent waits with whoever sends it. */
  pause(): void
  resume(): void
  /** Bytes that the other side has not taken yet. */
  readonly bytesBehind: number
  /** Says nothing more, and lets go once what was said has arrived. */
  close(): void
}

const opened = 1
// Who does not answer the farewell is not waited for.
const farewellMilliseconds = 2000

/** Reads what comes over a WebSocket, and refuses what is no message of the contract. */
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
      // A paused socket would not read the farewell of the other side.
      socket.resume()
      socket.close(1000)
      setTimeout(() => socket.terminate(), farewellMilliseconds).unref()
    },
  }
}
