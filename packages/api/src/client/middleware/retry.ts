import { ApiError } from '../../contract/kernel/errors.js'
import { pause } from '../pause.js'
import type { Middleware } from './middleware.js'

export interface RetryPolicy {
  /** Maximum number of retries. */
  readonly times: number
  /** Maximum first delay in milliseconds; it doubles with each further retry. */
  readonly baseMilliseconds: number
  /** Maximum `Retry-After` in milliseconds that is respected; longer ones are left to the user. */
  readonly maxWaitMilliseconds: number
}

export const defaultRetryPolicy: RetryPolicy = { times: 2, baseMilliseconds: 300, maxWaitMilliseconds: 5000 }

const passing = new Set([429, 502, 503, 504])

/**
 * Delay before a retry.
 * @param attempt number of attempts so far, from 1.
 * @param random a number in [0, 1): full jitter, so that many clients do not retry at the same time.
 * @returns milliseconds, or `undefined` when the call should not be retried.
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

/** Sends an idempotent call again when the failure may pass. */
export function retry(policy: RetryPolicy, random: () => number): Middleware {
  return async (call, next) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await next(call)
      } catch (error) {
        const { idempotent } = call.endpoint
        const wait = idempotent ? pauseBeforeRetry(error as ApiError, attempt, policy, random()) : undefined
        if (wait === undefined) throw error
        await pause(wait, call.signal).catch((cause) => {
          throw new ApiError({ kind: 'aborted', cause })
        })
      }
    }
  }
}
