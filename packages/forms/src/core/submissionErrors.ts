import { errorKeys, type FieldErrorKey, toApiError, valueErrorKeys } from '@saywright/api/contract'
import { FORM_ERROR } from 'final-form'

const known: ReadonlySet<string> = new Set([...errorKeys, ...valueErrorKeys])

export type SubmissionErrors = Record<string, FieldErrorKey | string>

/**
 * What a refused call says about a form: keys for its fields, and the server's sentence for the form as a whole when no
 * field is named. A field that the form does not hold, or a key that nobody knows, becomes the sentence.
 */
export function submissionErrors(thrown: unknown, fields: readonly string[]): SubmissionErrors {
  const error = toApiError(thrown)
  const errors: SubmissionErrors = {}
  for (const [field, key] of Object.entries(error.errors)) {
    if (fields.includes(field)) errors[field] = known.has(key) ? key : 'invalid'
  }
  if (Object.keys(errors).length === 0) errors[FORM_ERROR] = error.serverMessage ?? ''
  return errors
}
