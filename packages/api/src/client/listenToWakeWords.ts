import {
  type WakeListeningEvent,
  type WakeListeningRequest,
  wakeListeningEvents,
} from '../contract/models/wake-words/listening.js'
import { listenForWakeWords } from '../contract/models/wake-words/spottingCalls.js'
import type { WakeWord } from '../contract/models/wake-words/wakeWord.js'
import { wakeListeningProtocol } from '../contract/voice/wakeWords.js'
import type { Client } from './createClient.js'
import { openListening } from './openListening.js'

/** The words to listen for, and those that must not wake. */
export interface WakeWordLists {
  readonly positive_words: readonly WakeWord[]
  readonly negative_words: readonly WakeWord[]
}

export interface WakeListenOptions {
  /** Project and model whose saved words are listened for. */
  readonly params: { readonly id: number; readonly modelId: number }
  readonly onEvent: (event: WakeListeningEvent) => void
  /** Closes the connection when it aborts. */
  readonly signal?: AbortSignal
}

/** A running detection of wake words. */
export interface WakeListening {
  /**
   * Sends sound; it is buffered until the connection is open.
   * @param samples mono PCM in [-1, 1] at 16 kHz; values outside are clipped.
   */
  readonly hear: (samples: Float32Array) => void
  /** Listens for other words than the saved ones; `ready` reports when they are in use. */
  readonly changeWords: (words: WakeWordLists) => void
  readonly close: () => void
  /** Resolves when detection ends normally; rejects with an ApiError when it fails. */
  readonly over: Promise<void>
}

/**
 * Listens for wake words: opens the connection, sends sound, and reports the scores over time and each word that was heard,
 * whatever its score; the caller applies the threshold of the model. It does not retry, because speech in the meantime would
 * be lost.
 */
export function listenToWakeWords(
  client: Client,
  { params, onEvent, signal }: WakeListenOptions,
): WakeListening {
  const { hear, request, close, over } = openListening(client, {
    ...{ endpoint: listenForWakeWords, call: { params }, protocol: wakeListeningProtocol },
    ...{ events: wakeListeningEvents, onEvent, signal },
  })
  const send = (message: WakeListeningRequest) => request(message)
  return {
    hear,
    changeWords: ({ positive_words, negative_words }) =>
      send({
        type: 'words',
        data: { positive_words: [...positive_words], negative_words: [...negative_words] },
      }),
    close,
    over,
  }
}
