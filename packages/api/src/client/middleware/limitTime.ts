import { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware } from './middleware.js'

/**
 * Ends one attempt as `timeout` when its response has not been read in time. Whoever aborts the call first is the cause of its
 * end.
 * @param milliseconds where the call itself sets no limit.
 */
export function limitTime(milliseconds: number): Middleware {
  return (call, next) => {
    const deadline = AbortSignal.timeout(call.input.timeoutMilliseconds ?? milliseconds)
    return next({ ...call, signal: AbortSignal.any([call.signal, deadline]) }).catch((thrown) => {
      if (thrown instanceof ApiError || call.signal.aborted || !deadline.aborted) throw thrown
      throw new ApiError({ kind: 'timeout', cause: thrown })
    })
  }
}
