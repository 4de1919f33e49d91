import { ApiError, type ApiErrorKind, failureStatuses } from '../contract/kernel/errors.js'

function kindOf(status: number, code: unknown, hasFields: boolean): ApiErrorKind {
  if (code === 'account_changed') return 'otherAccount'
  if (status === 403) return 'signedOut'
  if (status === 404) return 'notFound'
  if (status === 409) return 'conflict'
  if (status === 466) return 'silent'
  if (status === 429) return 'tooMany'
  if (status >= 500) return 'server'
  return hasFields ? 'invalid' : 'refused'
}

function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000))
}

/** The server's sentence, where the body says that it is one: an error flag, or errors beside it. */
function messageOf(body: Readonly<Record<string, unknown>>): string | undefined {
  const { error, errors, message } = body
  const isMeant = error === true || (typeof errors === 'object' && errors !== null)
  return isMeant && typeof message === 'string' && message.trim() !== '' ? message : undefined
}

function fieldErrorsOf(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  const pairs = Object.entries(errors).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined
}

async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A proxy refuses a large body by itself, with a page of its own: that is the failure of the contract too. */
function codeOf(status: number, { code }: Readonly<Record<string, unknown>>): { readonly code?: string } {
  if (typeof code === 'string') return { code }
  return status === failureStatuses.too_large ? { code: 'too_large' } : {}
}

/** Converts an unsuccessful response to an error, whatever its body is. */
export async function failureFrom(response: Response, now = Date.now()): Promise<ApiError> {
  const body = await bodyOf(response)
  const errors = fieldErrorsOf(body.errors)
  const message = response.status === 466 ? undefined : messageOf(body)
  const retryAfter = retryAfterSeconds(response.headers.get('Retry-After'), now)
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  return new ApiError({
    kind: kindOf(response.status, body.code, errors !== undefined),
    status: response.status,
    ...codeOf(response.status, body),
    ...(message !== undefined && { message }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
    ...(requestId !== undefined && { requestId }),
  })
}
