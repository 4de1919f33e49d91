import { ApiError } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'
import type { Context } from '../../../context.js'
import { failureOfVoice } from './voiceFailures.js'

/** Words that the voice service does not take, under the fields of a model: `positive_words.0.pronunciations.0`. */
export const refusedWords = (errors: Readonly<Record<string, string>> = {}): ApiFailure =>
  new ApiFailure('incorrect_form', {
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, key]) => [
        field.replace(/^wake\b/, 'positive_words').replace(/^anti\b/, 'negative_words'),
        key,
      ]),
    ),
  })

/** A failed call about wake words as a failure for the caller. @throws ApiFailure as `failureOfVoice`, `incorrect_form`. */
export function failureOfWake(context: Context, error: unknown, signal: AbortSignal): never {
  if (!signal.aborted && error instanceof ApiError && error.code === 'incorrect_form')
    throw refusedWords(error.errors)
  return failureOfVoice(context, error, signal)
}
