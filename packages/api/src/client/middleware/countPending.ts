import type { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware, OutgoingCall } from './middleware.js'

/**
 * Counts the calls under way for which the loading overlay shows. Any failure but an aborted call resets the count to 0, so
 * that the overlay does not cover what reports the failure.
 */
export function countPending(onChange: (count: number) => void = () => {}): Middleware {
  const calls = new Set<OutgoingCall>()
  let reported = 0
  const report = () => {
    if (calls.size === reported) return
    reported = calls.size
    onChange(reported)
  }
  return async (call, next) => {
    if (!(call.input.quiet ?? call.endpoint.quiet)) calls.add(call)
    report()
    try {
      return await next(call)
    } catch (error) {
      if ((error as ApiError).kind !== 'aborted') calls.clear()
      throw error
    } finally {
      calls.delete(call)
      report()
    }
  }
}
