import {
  type ApiError,
  errorKeys,
  type FieldErrorKey,
  toApiError,
  valueErrorKeys,
} from '@saywright/api/contract'
import { FORM_ERROR } from 'final-form'

const known: ReadonlySet<string> = new Set([...errorKeys, ...valueErrorKeys])

/** Error of the whole form without a message of the server; the default message is shown. */
type Unexplained = 'unreachable' | 'tooLarge' | 'unexpected'

export const isUnexplained = (error: unknown): error is Unexplained =>
  error === 'unreachable' || error === 'tooLarge' || error === 'unexpected'

export type SubmissionErrors = Record<string, FieldErrorKey | string>

/**
 * Converts a failed call to errors of a form: error keys for fields, and the message of the server for the
 * whole form when no field is named. Without a message `FormError` shows a default one. Fields that the form
 * does not have and unknown keys become the message.
 */
export function submissionErrors(thrown: unknown, fields: readonly string[]): SubmissionErrors {
  const error = toApiError(thrown)
  const errors: SubmissionErrors = {}
  for (const [field, key] of Object.entries(error.errors)) {
    if (fields.includes(field)) errors[field] = known.has(key) ? key : 'invalid'
  }
  if (Object.keys(errors).length === 0) errors[FORM_ERROR] = error.serverMessage || unexplained(error)
  return errors
}

function unexplained({ kind, code }: ApiError): Unexplained | '' {
  if (kind === 'silent' || kind === 'aborted') return ''
  // A proxy refuses a large body before the server can respond.
  if (code === 'too_large') return 'tooLarge'
  return kind === 'network' || kind === 'timeout' ? 'unreachable' : 'unexpected'
}
