import {
  type FailureCode,
  type FieldErrorKey,
  failureStatuses,
  type VoiceFailureCode,
  voiceFailureStatuses,
} from '@saywright/api/contract'

export type AnyFailureCode = FailureCode | VoiceFailureCode

interface ApiFailureDetails {
  readonly errors?: Readonly<Record<string, FieldErrorKey | string>> | undefined
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

const statuses: Readonly<Record<AnyFailureCode, number>> = { ...voiceFailureStatuses, ...failureStatuses }

/** A call that responds with a failure of the contract, on purpose. */
export class ApiFailure<Code extends AnyFailureCode = FailureCode> extends Error {
  override readonly name = 'ApiFailure'
  readonly code: Code
  readonly details: ApiFailureDetails

  constructor(code: NoInfer<Code>, details: ApiFailureDetails = {}) {
    super([code, ...Object.entries(details.errors ?? {}).map((error) => error.join(': '))].join('; '), {
      cause: details.cause,
    })
    this.code = code
    this.details = details
  }

  get status(): number {
    return statuses[this.code]
  }
}

/** Refuses a form because of some of its fields. */
export function incorrectForm(errors: Readonly<Record<string, FieldErrorKey>>): ApiFailure<'incorrect_form'> {
  return new ApiFailure<'incorrect_form'>('incorrect_form', { errors })
}
