import { type ApiErrorKind, type FailureCode, failureStatuses } from '../contract/kernel/errors.js'

interface WholeFailure {
  readonly status: number
  readonly code?: string
  /** The sentence a person may see. */
  readonly message?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly retryAfterSeconds?: number
}

/** How a fake call fails. `aborted` is missing: only a caller aborts; another account is the code `account_changed`. */
export type FakeFailure =
  | FailureCode
  | Exclude<ApiErrorKind, 'aborted' | 'contract' | 'otherAccount'>
  | WholeFailure

const statuses: Readonly<
  Record<Exclude<ApiErrorKind, 'aborted' | 'contract' | 'otherAccount' | 'network' | 'timeout'>, number>
> = {
  signedOut: 403,
  conflict: 409,
  silent: 466,
  invalid: 422,
  refused: 422,
  notFound: 404,
  tooMany: 429,
  server: 500,
}

function wholeFailureOf(failure: FakeFailure): WholeFailure | undefined {
  if (typeof failure !== 'string') return failure
  if (failure === 'network' || failure === 'timeout') return undefined
  if (failure in failureStatuses) {
    return { status: failureStatuses[failure as FailureCode], code: failure, message: `Refused: ${failure}.` }
  }
  const status = statuses[failure as keyof typeof statuses]
  const isInvalid = failure === 'invalid'
  return { status, message: `Refused: ${failure}.`, ...(isInvalid && { errors: { name: 'alreadyExists' } }) }
}

/** The response of a failure, or `undefined` when none would come. */
export function failureResponse(failure: FakeFailure): Response | undefined {
  const whole = wholeFailureOf(failure)
  if (!whole) return undefined
  const { status, retryAfterSeconds, ...body } = whole
  return Response.json(
    { error: true, ...body },
    {
      status,
      ...(retryAfterSeconds !== undefined && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
    },
  )
}
