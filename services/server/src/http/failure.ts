import { type FailureCode, type FieldErrorKey, failureStatuses } from '@saywright/api/contract'

interface ApiFailureDetails {
  readonly errors?: Readonly<Record<string, FieldErrorKey | string>>
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A call that is answered with a failure of the contract, on purpose. */
export class ApiFailure extends Error {
  override readonly name = 'Refusal'
  readonly code: FailureCode
  readonly details: ApiFailureDetails

  constructor(code: FailureCode, details: ApiFailureDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return failureStatuses[this.code]
  }
}

/** Refuses a form because of some of its fields. */
export function incorrectForm(errors: Readonly<Record<string, FieldErrorKey>>): ApiFailure {
  return new ApiFailure('incorrect_form', { errors })
}
