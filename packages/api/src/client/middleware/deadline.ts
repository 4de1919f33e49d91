import { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware } from './middleware.js'

/**
 * Aborts one attempt when its response has not been read in time, and classifies the exception of the platform: `aborted`
 * when the caller or the session ended the call, otherwise `timeout` or `network`.
 * @param milliseconds where the call itself sets no limit.
 */
export function deadline(milliseconds: number): Middleware {
  return (call, next) => {
    const end = AbortSignal.timeout(call.input.timeoutMilliseconds ?? milliseconds)
    return next({ ...call, signal: AbortSignal.any([call.signal, end]) }).catch((cause) => {
      if (cause instanceof ApiError) throw cause
      throw new ApiError({
        kind: call.signal.aborted ? 'aborted' : end.aborted ? 'timeout' : 'network',
        cause,
      })
    })
  }
}
