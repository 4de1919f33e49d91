import type { Endpoint } from '../../contract/kernel/endpoint.js'
import { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware } from './middleware.js'

export interface OutcomeListeners {
  readonly onOtherAccount?: (error: ApiError) => void
  readonly onConflict?: (error: ApiError) => void
  readonly onError?: (error: ApiError, endpoint: Endpoint) => void
  readonly onSuccess?: (endpoint: Endpoint) => void
}

/**
 * Notifies the listeners of how a call ended, after all middleware that could send it again. Aborted calls are not reported
 * here, nor ended sessions: `logInAgain` knows the token and reports those.
 */
export function reportOutcome(listeners: OutcomeListeners): Middleware {
  return async (call, next) => {
    const { endpoint } = call
    try {
      const result = await next(call)
      // A stream that opens has not succeeded yet.
      if (!call.streamHeaders) listeners.onSuccess?.(endpoint)
      return result
    } catch (error) {
      // A stream that never opened rejects with the error of the platform, for its reader to open it again.
      if (!(error instanceof ApiError) || error.kind === 'aborted' || error.kind === 'signedOut') throw error
      if (error.kind === 'otherAccount') listeners.onOtherAccount?.(error)
      else if (!call.input.isFailureShown) {
        if (error.kind === 'conflict') listeners.onConflict?.(error)
        listeners.onError?.(error, endpoint)
      }
      throw error
    }
  }
}
