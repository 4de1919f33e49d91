import { generateGrammar, translateGrammar } from '../contract/generation/calls.js'
import {
  type GenerateForm,
  type GenerationEvent,
  type GenerationResult,
  generationEvents,
  type TranslateForm,
} from '../contract/generation/generation.js'
import { ApiError } from '../contract/kernel/errors.js'
import { readMessage } from '../contract/kernel/messages.js'
import type { Client } from './createClient.js'
import { createEventParser, type RawEvent } from './eventParser.js'
import { failureFrom } from './failure.js'

/** Request to the text service: to generate a grammar from a description, or to translate one. */
export type GrammarRequest =
  | { readonly mode: 'generate'; readonly form: GenerateForm }
  | { readonly mode: 'translate'; readonly form: TranslateForm }

export interface WriteGrammarOptions {
  readonly projectId: number
  /** Cancels the request when it aborts. */
  readonly signal: AbortSignal
  readonly onEvent: (event: GenerationEvent) => void
}

/**
 * Requests a grammar and reports its parts as they arrive.
 * @returns the generated grammar; nothing is saved.
 * @throws ApiError; `aborted` when the signal aborted, `network` when the stream ended early.
 */
export async function writeGrammar(
  client: Client,
  { mode, form }: GrammarRequest,
  { projectId, signal, onEvent }: WriteGrammarOptions,
): Promise<GenerationResult> {
  const endpoint = mode === 'generate' ? generateGrammar : translateGrammar
  const input = { params: { id: projectId }, body: form, signal, isFailureShown: true }
  try {
    const response = await client.open(endpoint, input, { Accept: 'text/event-stream' })
    const parse = createEventParser()
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true }
      for (const event of parse(value).map(readEvent)) {
        if (!event) continue
        onEvent(event)
        if (event.type === 'failed') throw await errorOf(event.data)
        if (event.type === 'result') return event.data
      }
      if (done) throw new ApiError({ kind: 'network' })
    }
  } catch (thrown) {
    if (signal.aborted) throw new ApiError({ kind: 'aborted', cause: thrown })
    if (thrown instanceof ApiError) throw thrown
    throw new ApiError({ kind: 'network', cause: thrown })
  }
}

function readEvent({ type, data }: RawEvent): GenerationEvent | undefined {
  return readMessage(generationEvents, `{"type":${JSON.stringify(type)},"data":${data}}`)
}

type Failed = Extract<GenerationEvent, { type: 'failed' }>['data']

function errorOf({ status, retry_after_seconds, ...body }: Failed): Promise<ApiError> {
  const headers = new Headers()
  if (retry_after_seconds != null) headers.set('Retry-After', String(retry_after_seconds))
  return failureFrom(new Response(JSON.stringify({ error: true, ...body }), { status, headers }))
}
