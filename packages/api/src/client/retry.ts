import type { ApiError } from '../contract/kernel/errors.js'

export interface RetryPolicy {
  /** How often a call is sent again at most. */
  readonly times: number
  /** Longest first pause; each further one may be twice as long. */
  readonly baseMilliseconds: number
  /** Longest `Retry-After` that is waited for; a longer one is left to the person. */
  readonly maxWaitMilliseconds: number
}

export const defaultRetryPolicy: RetryPolicy = { times: 2, baseMilliseconds: 300, maxWaitMilliseconds: 5000 }

const passing = new Set([429, 502, 503, 504])

/**
 * How long to wait before sending a call again.
 *
 * @param attempt how often it was sent, from 1.
 * @param random a number in [0, 1): full jitter, so that many clients do not come back at once.
 * @returns milliseconds, or `undefined` when it is not worth trying again.
 */
export function pauseBeforeRetry(
  error: ApiError,
  attempt: number,
  policy: RetryPolicy,
  random: number,
): number | undefined {
  const mayPass = error.kind === 'network' || passing.has(error.status)
  if (!mayPass || attempt > policy.times) return undefined
  if (error.retryAfterSeconds === undefined) return random * policy.baseMilliseconds * 2 ** (attempt - 1)
  const wait = error.retryAfterSeconds * 1000
  return wait <= policy.maxWaitMilliseconds ? wait : undefined
}

/** Waits; rejects with the signal's reason as soon as it aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
