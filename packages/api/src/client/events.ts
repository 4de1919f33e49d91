import { compile } from '../contract/kernel/compile.js'
import { ApiError } from '../contract/kernel/errors.js'
import { limits } from '../contract/limits.js'
import { openEvents } from '../contract/technical/calls.js'
import { type EventType, eventShapes, type ServerEvent } from '../contract/technical/events.js'
import type { Client } from './createClient.js'
import { createEventParser, type RawEvent } from './eventParser.js'
import { pause } from './pause.js'

export interface EventHandlers {
  readonly onEvent: (event: ServerEvent) => void
  /** Called when the stream is connected or disconnected. */
  readonly onConnected?: (isConnected: boolean) => void
}

interface EventOptions extends EventHandlers {
  readonly signal: AbortSignal
  /** Maximum delay between two attempts to connect, in milliseconds. */
  readonly maxPauseMilliseconds?: number
  /** Id of the last event that an earlier listener received. */
  readonly after?: string
  /**
   * Returns how many milliseconds ago the client began to read; events since then are replayed first. Called
   * until the first event arrives.
   */
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
 * Listens to the events of the server until the signal aborts or the session ends. It reconnects after each
 * interruption and resumes after the last event.
 * The browser's EventSource cannot send the bearer header, so the stream is read with fetch.
 * @returns a promise that resolves when listening has ended; it never rejects.
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
