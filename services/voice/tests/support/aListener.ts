import { once } from 'node:events'
import {
  type MessageOf,
  readMessage,
  type Shape,
  type VoiceListeningRequest,
  type VoiceWakeRequest,
  voiceListeningEvents,
  voiceWakeEvents,
} from '@saywright/api/contract'
import { WebSocket } from 'ws'
import { token } from './startVoiceProcess.js'

type Shapes = Readonly<Record<string, Shape>>
type DataOf<Events extends Shapes, Type> = Extract<MessageOf<Events>, { type: Type }>['data']

export interface Listener<Request, Events extends Shapes> {
  readonly events: readonly MessageOf<Events>[]
  readonly socket: WebSocket
  ask(request: Request): void
  /** Sends samples in pieces of 100 ms, as fast as they are accepted. */
  say(samples: Int16Array): void
  /** Waits for the next event of a type, which has not been waited for. */
  next<Type extends MessageOf<Events>['type']>(type: Type): Promise<DataOf<Events, Type>>
  close(): void
}

const pieceSamples = 1600

const authorized = `Bearer ${token}`

/** Listens to commands over a WebSocket, as the server does. */
export const aListener = (url: string, authorization = authorized) =>
  listenAt<VoiceListeningRequest, typeof voiceListeningEvents>(
    `${url}/v1/asr/listen`,
    voiceListeningEvents,
    authorization,
  )

/** Listens for wake words over a WebSocket, as the server does. */
export const aWakeListener = (url: string, authorization = authorized) =>
  listenAt<VoiceWakeRequest, typeof voiceWakeEvents>(`${url}/v1/wake/listen`, voiceWakeEvents, authorization)

async function listenAt<Request, Events extends Shapes>(
  url: string,
  shapes: Events,
  authorization: string,
): Promise<Listener<Request, Events>> {
  type Event = MessageOf<Events>
  const address = url.replace('http', 'ws')
  const socket = new WebSocket(address, { headers: { Authorization: authorization } })
  const events: Event[] = []
  const waiting = new Map<string, Event[]>()
  const wanted = new Map<string, ((event: Event) => void)[]>()
  socket.on('message', (data) => {
    const event = readMessage(shapes, String(data))
    if (!event) throw new Error(`No event of the contract: ${data}`)
    events.push(event)
    const want = wanted.get(event.type)?.shift()
    if (want) want(event)
    else waiting.set(event.type, [...(waiting.get(event.type) ?? []), event])
  })
  await once(socket, 'open')
  return {
    events,
    socket,
    ask: (request) => socket.send(JSON.stringify(request)),
    say(samples) {
      for (let at = 0; at < samples.length; at += pieceSamples)
        socket.send(new Uint8Array(samples.slice(at, at + pieceSamples).buffer))
    },
    async next(type) {
      const event =
        waiting.get(type)?.shift() ??
        (await new Promise<Event>((resolve) => {
          wanted.set(type, [...(wanted.get(type) ?? []), resolve])
        }))
      return event.data as never
    },
    close: () => socket.close(),
  }
}

/** The samples of a WAV file of 16-bit mono sound. */
export function samplesOf(wav: Buffer): Int16Array {
  const data = wav.subarray(wav.indexOf('data') + 8)
  return Int16Array.from({ length: Math.floor(data.length / 2) }, (_, at) => data.readInt16LE(at * 2))
}

/** A silence at 16 kHz, with the faint noise that every microphone has. */
export function silence(milliseconds: number): Int16Array {
  return Int16Array.from({ length: milliseconds * 16 }, (_, at) => (at * 7919) % 5)
}
