import { createEventParser } from '@saywright/api/client'
import { ApiFailure } from '@saywright/http'
import type { Limits } from '../config.js'
import type { Watch } from './watch.js'

/** One event may hold a piece of text and the metadata of a service; a longer line is refused. */
const longestLineBytes = 256 * 1024
/** Around each few letters a service may write some hundred bytes. */
const bytesPerCharacter = 200

interface Chunk {
  readonly error?: unknown
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown }
    readonly finish_reason?: unknown
  }[]
}

/**
 * Reads the stream of a reply, bounded in bytes, in the length of a line and in letters.
 *
 * @throws ApiFailure `generation_unusable` for a reply that is too long or cut off, `generation_unavailable` for anything
 *   but
 *   such a stream, one that reports a failure, or one that ends before its end.
 */
export async function readReply(
  { body }: Response,
  watch: Watch,
  limits: Limits,
  onPiece: (text: string) => void,
): Promise<string> {
  const most = limits.generationReplyMaxCharacters
  const parse = createEventParser()
  const decoder = new TextDecoder()
  let [reply, bytes, lineBytes, isEnded] = ['', 0, 0, false]
  watch.expectWithin(limits.generationFirstPieceMilliseconds)
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    const lineEnd = chunk.lastIndexOf(10)
    lineBytes = lineEnd < 0 ? lineBytes + chunk.length : chunk.length - lineEnd
    if (bytes > most * bytesPerCharacter || lineBytes > longestLineBytes)
      throw new ApiFailure('generation_unusable', { cause: 'The text service does not come to an end' })
    for (const { data } of parse(decoder.decode(chunk, { stream: true }))) {
      if (data.trim() === '[DONE]') return reply
      const { text, reason } = readChunk(data)
      if (reason === 'length')
        throw new ApiFailure('generation_unusable', { cause: 'The text service cut its reply off' })
      isEnded ||= reason !== undefined
      // Reasoning counts as a sign of life, too.
      watch.expectWithin(limits.generationIdleMilliseconds)
      if (text === '') continue
      reply += text
      if (reply.length > most)
        throw new ApiFailure('generation_unusable', { cause: 'The reply of the text service is too long' })
      onPiece(text)
    }
  }
  if (isEnded) return reply
  throw new ApiFailure('generation_unavailable', { cause: 'The text service stopped in the middle' })
}

function readChunk(data: string): { readonly text: string; readonly reason: string | undefined } {
  let chunk: Chunk | null
  try {
    chunk = JSON.parse(data)
  } catch (cause) {
    throw new ApiFailure('generation_unavailable', { cause })
  }
  if (typeof chunk !== 'object' || chunk === null || chunk.error)
    throw new ApiFailure('generation_unavailable', { cause: 'The text service failed while it wrote' })
  const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined
  const content = choice?.delta?.content
  const reason = choice?.finish_reason
  return {
    text: typeof content === 'string' ? content : '',
    reason: typeof reason === 'string' ? reason : undefined,
  }
}
