import { openEvents } from '@saywright/api/contract'
import { openSse } from '@saywright/http'
import { readSession } from '../../security/liveSession.js'
import { bindStream, type Call } from '../shared/call.js'

const mostPerRead = 500
/** A change bears the time when it was made, and is seen by others once its transaction has ended. */
const transactionMilliseconds = 2000
/** By then whoever ended the own session has the response to that call; other windows of the browser wait no longer. */
const respondedMilliseconds = 2000

export const openEventsRoute = bindStream(openEvents, async (call, reply) => {
  const { context, session, request } = call
  const seen = Number(request.headers['last-event-id'])
  let last = Number.isSafeInteger(seen) && seen > 0 ? seen : await lastHeard(call)
  const giveBack = context.events.openStream(session.accountId)
  const stream = openSse(reply)
  let isReading = false
  let isStale = true
  let leaving: NodeJS.Timeout | undefined

  async function read(): Promise<void> {
    if (!(await readSession(context, request))) return stream.end({ type: 'session-ended', data: {} })
    for (let events = []; !stream.isClosed(); ) {
      events = await context.events.after(session.accountId, last)
      for (const { id, type, data } of events) stream.send({ id: String(id), type, data })
      last = events.at(-1)?.id ?? last
      if (events.length < mostPerRead) return
    }
  }

  /** One reading at a time; news that come meanwhile are read right after. */
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

  const stopListening = context.events.onNews(session.accountId, (endedItself) => {
    // Who logs out or changes the password is told by the response to that call, which this must not overtake.
    if (endedItself === session.id) {
      timer.refresh()
      leaving ??= setTimeout(() => void look(), respondedMilliseconds)
    } else if (!leaving) void look()
  })
  const timer = setInterval(() => {
    stream.comment()
    // Also without news: the session may have expired, or a notification of the database been lost.
    void look()
  }, context.limits.eventCommentSeconds * 1000)
  stream.onClose(() => {
    giveBack()
    clearInterval(timer)
    clearTimeout(leaving)
    stopListening()
  })
  await look()
})

/** What the reader knows already: what had happened when it began to read, or all that there is. */
function lastHeard({ context, session, query }: Call<typeof openEvents>): Promise<number> {
  return query?.since === undefined
    ? context.events.lastId()
    : context.events.lastIdBefore(session.accountId, query.since + transactionMilliseconds)
}
