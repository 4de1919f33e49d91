import { ApiError } from '../contract/kernel/errors.js'
import { readMessage } from '../contract/kernel/messages.js'
import { limits } from '../contract/limits.js'
import { listeningProtocol } from '../contract/voice/listening.js'
import {
  type ListeningEvent,
  type ListeningRequest,
  listeningEvents,
} from '../contract/voice-commands/listening.js'
import { listenToCommands } from '../contract/voice-commands/listeningCalls.js'
import type { DynamicSlot } from '../contract/voice-commands/model.js'
import type { Client } from './createClient.js'
import { failureFrom } from './failure.js'

type FailedData = Extract<ListeningEvent, { type: 'failed' }>['data']

export interface ListenOptions {
  /** Project and model whose saved grammar is used. */
  readonly params: { readonly id: number; readonly modelId: number }
  /** Minimum confidence of accepted sentences, 0 to 10,000; that of the model when absent. */
  readonly threshold?: number
  readonly onEvent: (event: ListeningEvent) => void
  /** Closes the connection when it aborts. */
  readonly signal?: AbortSignal
}

/** A running speech recognition. */
export interface Listening {
  /**
   * Sends sound; it is buffered until the connection is open.
   * @param samples mono PCM in [-1, 1] at 16 kHz; values outside are clipped.
   */
  readonly hear: (samples: Float32Array) => void
  /** Ends the sentence; its result arrives as `final`. */
  readonly stop: () => void
  /** Replaces the values of the slots of the grammar; `ready` reports when they are in use. */
  readonly changeSlots: (slots: readonly DynamicSlot[]) => void
  readonly close: () => void
  /** Resolves when recognition ends normally; rejects with an ApiError when it fails. */
  readonly over: Promise<void>
}

// More than the longest sentence: a connection that is so far behind does not carry speech.
const maxBytesBehind = limits.audioMaxSeconds * limits.audioSampleRateHertz * 2

/**
 * Recognizes speech while it is spoken: opens the connection, sends sound and reports results. It does not
 * retry, because speech in the meantime would be lost.
 */
export function listenToSpeech(
  client: Client,
  { params, threshold, onEvent, signal }: ListenOptions,
): Listening {
  const call = { params, ...(threshold !== undefined && { query: { threshold } }) }
  const socket = client.openSocket(listenToCommands, call, listeningProtocol)
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
  const request = (message: ListeningRequest) => send(JSON.stringify(message))

  socket.onopen = () => {
    isOpen = true
    for (const message of waiting.splice(0)) socket.send(message)
  }
  socket.onmessage = ({ data }) => {
    const event = typeof data === 'string' ? readMessage(listeningEvents, data) : undefined
    if (isOver || !event) return
    onEvent(event)
    if (event.type === 'failed') void errorOf(event.data).then(end)
    if (event.type === 'ended') end()
  }
  socket.onclose = () => {
    if (isOver) return
    if (isOpen) return end(new ApiError({ kind: 'network' }))
    // A browser does not report why a WebSocket was refused; the same call without an upgrade does.
    client.send(listenToCommands, { ...call, isFailureShown: true }).then(
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
    stop: () => request({ type: 'stop', data: {} }),
    changeSlots: (slots) => request({ type: 'slots', data: { slots: [...slots] } }),
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
