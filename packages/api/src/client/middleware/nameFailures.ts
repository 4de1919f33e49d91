import { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware } from './middleware.js'

/** Rejects with nothing but an `ApiError`: what the platform throws becomes `aborted` or `network`. */
export const nameFailures: Middleware = (call, next) =>
  next(call).catch((thrown) => {
    if (thrown instanceof ApiError) throw thrown
    throw new ApiError({ kind: call.signal.aborted ? 'aborted' : 'network', cause: thrown })
  })
