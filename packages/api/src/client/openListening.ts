import type { Shape } from '../contract/kernel/description.js'
import type { Endpoint } from '../contract/kernel/endpoint.js'
import { ApiError } from '../contract/kernel/errors.js'
import { type MessageOf, readMessage } from '../contract/kernel/messages.js'
import { limits } from '../contract/limits.js'
import type { Client } from './createClient.js'
import { failureFrom } from './failure.js'
import type { LooseInput } from './input.js'

type Shapes = Readonly<Record<string, Shape>>

/** The body of a failure, with its status. */
interface FailedData {
  readonly status: number
  readonly retry_after_seconds?: number
}

interface OpenListeningOptions<Events extends Shapes> {
  /** The call whose WebSocket is opened; without an upgrade it answers why a connection was refused. */
  readonly endpoint: Endpoint
  readonly call: LooseInput
  readonly protocol: string
  /** What the server sends; other messages are ignored. */
  readonly events: Events
  readonly onEvent: (event: MessageOf<Events>) => void
  readonly signal?: AbortSignal | undefined
}

/** A connection that carries sound to the server and events back. */
interface OpenListening {
  /**
   * Sends sound; it is buffered until the connection is open.
   * @param samples mono PCM in [-1, 1] at 16 kHz; values outside are clipped.
   */
  readonly hear: (samples: Float32Array) => void
  readonly request: (message: { readonly type: string; readonly data: unknown }) => void
  readonly close: () => void
  /** Resolves when the connection ends normally; rejects with an ApiError when it fails. */
  readonly over: Promise<void>
}

// More than the longest sentence: a connection that is so far behind does not carry speech.
const maxBytesBehind = limits.audioMaxSeconds * limits.audioSampleRateHertz * 2

/**
 * Opens a WebSocket that listens. It does not retry, because speech in the meantime would be lost: `ended` and `failed` are
 * its last events.
 */
export function openListening<Events extends Shapes>(
  client: Client,
  { endpoint, call, protocol, events, onEvent, signal }: OpenListeningOptions<Events>,
): OpenListening {
  const socket = client.openSocket(endpoint, call, protocol)
  socket.binaryType = 'arraybuffer'
  const waiting: (string | ArrayBuffer)[] = []
  let bytesWaiting = 0
  let isOpen = false
  let isOver = false
  let settle: (error?: ApiError) => void = () => {}
  const over = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve())
  })
  // Callers that do not await the end get no unhandled rejection.
  over.catch(() => {})

  const end = (error?: ApiError) => {
    if (isOver) return
    isOver = true
    signal?.removeEventListener('abort', close)
    socket.close()
    settle(error)
  }
  const close = () => end()

  function send(message: string | ArrayBuffer) {
    if (isOver) return
    const size = typeof message === 'string' ? 0 : message.byteLength
    if ((isOpen ? socket.bufferedAmount : bytesWaiting) + size > maxBytesBehind)
      return end(new ApiError({ kind: 'network' }))
    if (isOpen) return socket.send(message)
    bytesWaiting += size
    waiting.push(message)
  }

  socket.onopen = () => {
    isOpen = true
    for (const message of waiting.splice(0)) socket.send(message)
  }
  socket.onmessage = ({ data }) => {
    const event = typeof data === 'string' ? readMessage(events, data) : undefined
    if (isOver || !event) return
    onEvent(event)
    if (event.type === 'failed') void errorOf(event.data as unknown as FailedData).then(end)
    if (event.type === 'ended') end()
  }
  socket.onclose = () => {
    if (isOver) return
    if (isOpen) return end(new ApiError({ kind: 'network' }))
    // A browser does not report why a WebSocket was refused; the same call without an upgrade does.
    const ask = client.send as unknown as (endpoint: Endpoint, call: LooseInput) => Promise<unknown>
    ask(endpoint, { ...call, isFailureShown: true }).then(
      () => end(new ApiError({ kind: 'network' })),
      (thrown: ApiError) => end(thrown),
    )
  }
  if (signal?.aborted) close()
  else signal?.addEventListener('abort', close)

  return {
    hear: (samples) => {
      const bytes = pcmOf(samples)
      for (let at = 0; at < bytes.byteLength; at += limits.listeningMessageMaxBytes)
        send(bytes.slice(at, at + limits.listeningMessageMaxBytes))
    },
    request: (message) => send(JSON.stringify(message)),
    close,
    over,
  }
}

/** Samples of 16 bits, little-endian. */
function pcmOf(samples: Float32Array): ArrayBuffer {
  const bytes = new ArrayBuffer(samples.length * 2)
  const view = new DataView(bytes)
  for (const [at, sample] of samples.entries())
    view.setInt16(at * 2, Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), true)
  return bytes
}

function errorOf({ status, retry_after_seconds, ...body }: FailedData): Promise<ApiError> {
  const headers = new Headers()
  if (retry_after_seconds !== undefined) headers.set('Retry-After', String(retry_after_seconds))
  return failureFrom(new Response(JSON.stringify({ error: true, ...body }), { status, headers }))
}
