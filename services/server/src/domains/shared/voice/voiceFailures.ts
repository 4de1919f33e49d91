import { ApiError, type FailureCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../../context.js'

/** Faults of the input, by the voice service's own code; any other is its own fault. */
export const voiceFailures: Readonly<Record<string, FailureCode>> = {
  language_unavailable: 'language_unavailable',
  not_a_wav: 'audio_unreadable',
  empty: 'audio_unreadable',
  too_large: 'too_large',
  too_long: 'audio_too_long',
  grammar_error: 'grammar_has_errors',
  grammar_too_large: 'grammar_too_large',
  borrowed_grammar_too_large: 'borrowed_grammar_too_large',
  pronunciation_missing: 'pronunciation_missing',
  // All but the grammar was checked here: it has too many words or pronunciations.
  incorrect_form: 'grammar_too_large',
  busy: 'too_many',
}

/**
 * A failed call of the voice service as a failure for the caller.
 *
 * @throws ApiFailure `too_many` when it is busy, `voice_unavailable` when it is unreachable or broken, or for invalid input.
 */
export function failureOfVoice(context: Context, error: unknown, signal: AbortSignal): never {
  if (!(error instanceof ApiError)) throw error
  // The caller is gone.
  if (signal.aborted) throw new ApiFailure('replaced')
  const code = voiceFailures[error.code ?? '']
  const { errors, retryAfterSeconds = 5 } = error
  if (code === 'too_many') throw new ApiFailure(code, { retryAfterSeconds, cause: error })
  if (code) throw new ApiFailure(code, { errors, cause: error })
  context.log.warn({ err: error }, 'the voice service failed')
  throw new ApiFailure('voice_unavailable', { retryAfterSeconds, cause: error })
}
