import { type FailureCode, type FieldErrorKey, failureStatuses } from '@saywright/api/contract'

interface RefusalDetails {
  readonly errors?: Readonly<Record<string, FieldErrorKey | string>>
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A call that is answered with a failure of the contract, on purpose. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: FailureCode
  readonly details: RefusalDetails

  constructor(code: FailureCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return failureStatuses[this.code]
  }
}

/** Refuses a form because of some of its fields. */
export function incorrectForm(errors: Readonly<Record<string, FieldErrorKey>>): Refusal {
  return new Refusal('incorrect_form', { errors })
}
