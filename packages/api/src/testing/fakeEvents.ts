import type { Call } from '../client/call.js'
import { compile } from '../contract/kernel/compile.js'
import { type EventData, type EventType, eventShapes } from '../contract/technical/events.js'

export interface FakeEvents {
  readonly open: (call: Call) => Response
  readonly emit: <T extends EventType>(type: T, data: EventData<T>) => void
}

/** Event streams that stay open until their reader leaves. */
export function fakeEvents(): FakeEvents {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()
  let last = 0
  return {
    open: ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          streams.add(stream)
          // A first comment, as a real server sends, lets the reader know that the stream is open.
          stream.enqueue(encoder.encode(': open\n\n'))
          signal.addEventListener('abort', () => {
            if (streams.delete(stream)) stream.error(signal.reason)
          })
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    },
    emit: (type, data) => {
      if (!compile(eventShapes[type])(data))
        throw new TypeError(`The data of the event ${type} breaks the contract`)
      last += 1
      const text = `id: ${last}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`
      for (const stream of streams) stream.enqueue(encoder.encode(text))
    },
  }
}
