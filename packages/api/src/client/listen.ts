import { listeningProtocol } from '../contract/voice/listening.js'
import {
  type ListeningEvent,
  type ListeningRequest,
  listeningEvents,
} from '../contract/voice-commands/listening.js'
import { listenToCommands } from '../contract/voice-commands/listeningCalls.js'
import type { DynamicSlot } from '../contract/voice-commands/model.js'
import type { Client } from './createClient.js'
import { openListening } from './openListening.js'

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

/**
 * Recognizes speech while it is spoken: opens the connection, sends sound and reports results. It does not
 * retry, because speech in the meantime would be lost.
 */
export function listenToSpeech(
  client: Client,
  { params, threshold, onEvent, signal }: ListenOptions,
): Listening {
  const call = { params, ...(threshold !== undefined && { query: { threshold } }) }
  const { hear, request, close, over } = openListening(client, {
    ...{ endpoint: listenToCommands, call, protocol: listeningProtocol },
    ...{ events: listeningEvents, onEvent, signal },
  })
  const send = (message: ListeningRequest) => request(message)
  return {
    hear,
    stop: () => send({ type: 'stop', data: {} }),
    changeSlots: (slots) => send({ type: 'slots', data: { slots: [...slots] } }),
    close,
    over,
  }
}
