import { openEvents } from '@saywright/api/contract'
import { openSse } from '@saywright/http'
import type { Call } from '../shared/call.js'
import { bindStream, type OpenCall } from '../shared/stream.js'

const maxPerRead = 500
/** A change bears the time when it was made, and is seen by others once its transaction has ended. */
const transactionMilliseconds = 2000

export const openEventsRoute = bindStream(openEvents, {
  // Events are the account's own: the session is all it takes.
  check: async () => {},
  open: async (call, reply) => {
    const { context, session, request, access } = call
    const seen = Number(request.headers['last-event-id'])
    const first = Number.isSafeInteger(seen) && seen > 0 ? seen : await lastHeard(call)
    const giveBack = context.events.openStream(session.accountId)
    const stream = openSse(reply)
    const comments = setInterval(stream.comment, context.limits.eventCommentSeconds * 1000)
    stream.onClose(() => {
      giveBack()
      clearInterval(comments)
    })
    access.onEnded(({ code }) =>
      stream.end(code === 'disconnected' ? { type: 'session-ended', data: {} } : undefined),
    )
    access.onConfirmed(readerOf(call, first, stream))
    await access.confirm()
  },
})

/** Sends new events. One read at a time; events that arrive meanwhile are read right after. */
function readerOf(
  { context, session, request }: OpenCall<typeof openEvents>,
  first: number,
  stream: ReturnType<typeof openSse>,
): () => void {
  let last = first
  let isReading = false
  let isStale = false

  async function read(): Promise<void> {
    for (let events = []; !stream.isClosed(); ) {
      events = await context.events.after(session.accountId, last)
      for (const { id, type, data } of events) stream.send({ id: String(id), type, data })
      last = events.at(-1)?.id ?? last
      if (events.length < maxPerRead) return
    }
  }

  async function look(): Promise<void> {
    isStale = true
    if (isReading) return
    isReading = true
    try {
      while (isStale && !stream.isClosed()) {
        isStale = false
        await read()
      }
    } catch (error) {
      request.log.warn({ err: error }, 'a stream of events broke')
      stream.end()
    } finally {
      isReading = false
    }
  }
  return () => void look()
}

/** The last event that the reader has: that before it began to read, or the newest. */
function lastHeard({ context, session, query }: Call<typeof openEvents>): Promise<number> {
  return query?.since === undefined
    ? context.events.lastId()
    : context.events.lastIdBefore(session.accountId, query.since + transactionMilliseconds)
}
