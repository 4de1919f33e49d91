import { ApiFailure } from '@saywright/http'
import type { Limits } from '../config.js'
import type { GenerationConfig } from '../readGeneration.js'
import { readReply } from './readReply.js'
import { createWatch } from './watch.js'

export interface TextMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

interface WriteOptions {
  /** Aborted when the caller is gone: the request fails with its reason. */
  readonly signal: AbortSignal
  readonly onPiece: (text: string) => void
}

export interface TextService {
  /** Host of the service, such as `llm.example.com`. */
  readonly host: string
  /**
   * Requests the next message of a conversation.
   *
   * @returns its whole reply.
   * @throws ApiFailure `generation_…` by what went wrong, or the reason of the signal.
   */
  readonly write: (messages: readonly TextMessage[], options: WriteOptions) => Promise<string>
}

const longestPauseSeconds = 3600

/** The service of text that this installation is set up with: one address, and none that it sends us on to. */
export function createTextService({ url, key, model }: GenerationConfig, limits: Limits): TextService {
  return {
    host: new URL(url).host,
    write: async (messages, { signal, onPiece }) => {
      const watch = createWatch(signal)
      try {
        watch.expectWithin(limits.generationAnswerMilliseconds)
        const response = await fetch(`${url}/chat/completions`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'text/event-stream',
            ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ model, messages, stream: true }),
          redirect: 'error',
          signal: watch.signal,
        })
        requireStream(response)
        return await readReply(response, watch, limits, onPiece)
      } catch (cause) {
        if (signal.aborted) throw signal.reason
        if (watch.isLate()) throw new ApiFailure('generation_timeout', { cause })
        if (cause instanceof ApiFailure) throw cause
        throw new ApiFailure('generation_unavailable', { cause })
      } finally {
        watch.end()
      }
    },
  }
}

/** @throws ApiFailure for anything but a stream of events. Its body may contain the request, so it is not read. */
function requireStream(response: Response): void {
  const { status, headers } = response
  const cause = `The text service answered ${status} ${headers.get('Content-Type') ?? ''}`
  if (status === 401 || status === 403) throw new ApiFailure('generation_refused', { cause })
  if (status === 404) throw new ApiFailure('generation_model_unknown', { cause })
  if (status === 429) {
    const seconds = Number(headers.get('Retry-After') ?? 10)
    const retryAfterSeconds = seconds >= 1 ? Math.min(Math.ceil(seconds), longestPauseSeconds) : 10
    throw new ApiFailure('generation_busy', { retryAfterSeconds, cause })
  }
  if (!response.ok || !/^text\/event-stream\b/i.test(headers.get('Content-Type') ?? ''))
    throw new ApiFailure('generation_unavailable', { cause })
}
