import { once } from 'node:events'
import {
  type MessageOf,
  readMessage,
  type VoiceListeningRequest,
  voiceListeningEvents,
} from '@saywright/api/contract'
import { WebSocket } from 'ws'
import { token } from './startVoiceProcess.js'

type Event = MessageOf<typeof voiceListeningEvents>
type EventOf<Type> = Extract<Event, { type: Type }>

export interface Listener {
  readonly events: readonly Event[]
  readonly socket: WebSocket
  ask(request: VoiceListeningRequest): void
  /** Sends samples in pieces of 100 ms, as fast as they are accepted. */
  say(samples: Int16Array): void
  /** Waits for the next event of a type, which has not been waited for. */
  next<Type extends Event['type']>(type: Type): Promise<EventOf<Type>['data']>
  close(): void
}

const pieceSamples = 1600

/** Listens over a WebSocket, as the server does. */
export async function aListener(url: string, authorization = `Bearer ${token}`): Promise<Listener> {
  const address = `${url.replace('http', 'ws')}/v1/asr/listen`
  const socket = new WebSocket(address, { headers: { Authorization: authorization } })
  const events: Event[] = []
  const waiting = new Map<string, Event[]>()
  const wanted = new Map<string, ((event: Event) => void)[]>()
  socket.on('message', (data) => {
    const event = readMessage(voiceListeningEvents, String(data))
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
