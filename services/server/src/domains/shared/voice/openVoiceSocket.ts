import { limits, type MessageOf, readMessage, type Shape } from '@saywright/api/contract'
import { WebSocket } from 'ws'
import type { Context } from '../../../context.js'

export type Messages = Readonly<Record<string, Shape>>

export interface VoiceSocketOptions<Events extends Messages> {
  /** Path of its call, as `v1/asr/listen`. */
  readonly path: string
  /** Its messages, by type. */
  readonly events: Events
  readonly onEvent: (event: MessageOf<Events>) => void
  /** The voice service cannot be reached, or went away. */
  readonly onAway: (cause: unknown) => void
  /** Called when it has not taken the sent bytes: further ones must wait. */
  readonly onBehind: () => void
  readonly onCaughtUp: () => void
}

/** A connection on which the voice service listens. */
export interface VoiceSocket<Requests extends Messages> {
  ask(request: MessageOf<Requests>): void
  /** Samples of 16 bits. */
  hear(bytes: Buffer): void
  close(): void
}

const openMilliseconds = 5000
// Two messages: one that is sent and one that follows at once.
const maxBytesBehind = 2 * limits.listeningMessageMaxBytes

/** Connects to the voice service; `onAway` reports failures then and later. */
export async function openVoiceSocket<Requests extends Messages, Events extends Messages>(
  { config, serviceToken }: Pick<Context, 'config' | 'serviceToken'>,
  { path, events, onEvent, onAway, onBehind, onCaughtUp }: VoiceSocketOptions<Events>,
): Promise<VoiceSocket<Requests>> {
  const address = new URL(`/${path}`, config.voiceUrl)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address, {
    headers: { Authorization: `Bearer ${serviceToken}` },
    handshakeTimeout: openMilliseconds,
    maxPayload: limits.listeningRequestMaxBytes,
    perMessageDeflate: false,
  })
  let isOver = false
  const away = (cause: unknown) => {
    if (isOver) return
    isOver = true
    socket.terminate()
    onAway(cause)
  }
  socket.on('error', away).on('close', () => away(new Error('The voice service hung up')))
  socket.on('message', (data) => {
    const event = isOver ? undefined : readMessage(events, String(data))
    if (event) onEvent(event)
  })
  await new Promise<void>((resolve) => {
    socket.once('open', resolve).once('close', resolve)
  })
  return {
    ask: (request) => {
      if (!isOver) socket.send(JSON.stringify(request))
    },
    hear: (bytes) => {
      if (isOver) return
      socket.send(bytes, () => {
        if (socket.bufferedAmount <= maxBytesBehind) onCaughtUp()
      })
      if (socket.bufferedAmount > maxBytesBehind) onBehind()
    },
    close: () => {
      isOver = true
      socket.terminate()
    },
  }
}
