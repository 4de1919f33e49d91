import type { ServerEvent } from '../contract/technical/events.js'
import type { Client } from './createClient.js'
import { type EventHandlers, listenToEvents } from './events.js'

/**
 * Listens to the events of the server with one connection for all windows of a browser: the window with the
 * lock reads the stream and forwards the events; when it closes, another window resumes. Events after this
 * call are received even before the stream is open, so call it when reading begins.
 * @param name of the lock and of the channel; windows with the same name share one connection.
 * @returns a function that stops listening in this window.
 */
export function shareEvents(
  client: Client,
  name: string,
  { onEvent, onConnected }: EventHandlers,
): () => void {
  const stop = new AbortController()
  const began = performance.now()
  const channel = new BroadcastChannel(name)
  let last: string | undefined
  channel.onmessage = ({ data }: MessageEvent<ServerEvent>) => {
    last = data.id
    onEvent(data)
  }
  const lead = () =>
    listenToEvents(client, {
      signal: stop.signal,
      ...(last !== undefined && { after: last }),
      since: () => performance.now() - began,
      ...(onConnected && { onConnected }),
      onEvent: (event) => {
        channel.postMessage(event)
        onEvent(event)
      },
    })
  // Rejects when it is aborted while waiting for the lock, which is what stopping means. Without locks, as on a page without
  // TLS or in a browser that stores nothing for the site, each window listens for itself.
  const request = async () => navigator.locks.request(name, { signal: stop.signal }, lead)
  request().catch(() => {
    if (!stop.signal.aborted) void lead()
  })
  return () => {
    stop.abort()
    channel.close()
  }
}
