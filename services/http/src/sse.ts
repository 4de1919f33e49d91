import type { FastifyReply } from 'fastify'

interface Message {
  readonly id?: string
  readonly type: string
  readonly data: unknown
}

export interface Sse {
  readonly send: (message: Message) => void
  /** Keeps proxies from closing an idle connection. */
  readonly comment: () => void
  readonly end: (last?: Message) => void
  readonly isClosed: () => boolean
  readonly onClose: (listener: () => void) => void
}

const maxUnreadBytes = 1024 * 1024

/** Streams that are open now; a server that stops ends them all. */
const open = new WeakMap<object, Set<Sse>>()

/**
 * Turns a reply into server-sent events.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function openSse(reply: FastifyReply): Sse {
  reply.hijack()
  const { raw, server } = { raw: reply.raw, server: reply.server }
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  raw.write(':\n\n')
  const listeners: (() => void)[] = []
  const write = ({ id, type, data }: Message) => {
    raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    // A client that does not read connects again, after the last event that it read.
    if (raw.writableLength > maxUnreadBytes) raw.destroy()
  }
  const sse: Sse = {
    send: write,
    comment: () => void raw.write(':\n\n'),
    end: (last) => {
      if (last) write(last)
      raw.end()
    },
    isClosed: () => raw.writableEnded || raw.destroyed,
    onClose: (listener) => void listeners.push(listener),
  }
  const siblings = open.get(server.server) ?? new Set<Sse>()
  open.set(server.server, siblings.add(sse))
  raw.on('close', () => {
    siblings.delete(sse)
    for (const listener of listeners) listener()
  })
  return sse
}

/** Ends every stream of a server; browsers connect again by themselves. */
export function endStreams(server: object): void {
  for (const stream of open.get(server) ?? []) stream.end()
}
