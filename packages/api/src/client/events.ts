import { compile } from '../contract/kernel/compile.js'
import { ApiError } from '../contract/kernel/errors.js'
import { limits } from '../contract/limits.js'
import { openEvents } from '../contract/technical/calls.js'
import { type EventType, eventShapes, type ServerEvent } from '../contract/technical/events.js'
import type { Client } from './createClient.js'
import { createEventParser, type RawEvent } from './eventParser.js'
import { pause } from './retry.js'

export interface EventHandlers {
  readonly onEvent: (event: ServerEvent) => void
  /** Whether events flow at this moment. */
  readonly onConnected?: (isConnected: boolean) => void
}

interface EventOptions extends EventHandlers {
  readonly signal: AbortSignal
  /** Longest pause between two tries to connect. */
  readonly maxPauseMilliseconds?: number
  /** The last event that was heard already, by whoever listened before. */
  readonly after?: string
  /** How many milliseconds ago the reader began to read: what happened since then is said first. Asked until an event was heard. */
  readonly since?: () => number
}

function isKnown(type: string): type is EventType {
  return Object.hasOwn(eventShapes, type)
}

/** The event with its data, or nothing: a newer server may say things that this version does not know. */
function readEvent({ id, type, data }: RawEvent): ServerEvent | undefined {
  if (!isKnown(type)) return undefined
  try {
    const value: unknown = JSON.parse(data)
    return compile(eventShapes[type])(value) ? ({ id, type, data: value } as ServerEvent) : undefined
  } catch {
    return undefined
  }
}

/**
 * Listens to the server until the signal aborts or the session ends, and connects again after each interruption,
 * resuming after the last event it saw.
 *
 * The browser's EventSource cannot send the bearer header, so the stream is read with fetch.
 *
 * @returns a promise that resolves when listening is over; it never rejects.
 */
export async function listenToEvents(client: Client, options: EventOptions): Promise<void> {
  const { signal, onEvent, onConnected, maxPauseMilliseconds = 30_000, after = '', since } = options
  let lastEventId = after
  let failures = 0
  const token = client.session.token()

  async function readStream(): Promise<'ended' | 'interrupted'> {
    const headers = { Accept: 'text/event-stream', ...(lastEventId && { 'Last-Event-ID': lastEventId }) }
    const query = since && { since: Math.min(Math.round(since()), limits.eventResumeMinutes * 60_000) }
    const response = await client.open(openEvents, { signal, ...(query && { query }) }, headers)
    if (!response.body) return 'interrupted'
    onConnected?.(true)
    const parse = createEventParser()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return 'interrupted'
        failures = 0
        for (const raw of parse(value)) {
          if (raw.id) lastEventId = raw.id
          const event = readEvent(raw)
          if (event) onEvent(event)
          if (event?.type === 'session-ended') return 'ended'
        }
      }
    } finally {
      onConnected?.(false)
      await reader.cancel().catch(() => {})
    }
  }

  while (!signal.aborted && client.session.token() === token) {
    try {
      if ((await readStream()) === 'ended') return
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.kind === 'signedOut') return
    }
    failures += 1
    const wait = Math.min(maxPauseMilliseconds, 500 * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)
    await pause(wait, signal).catch(() => {})
  }
}
