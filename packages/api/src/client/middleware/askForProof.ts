import { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware } from './middleware.js'

/**
 * Requests recent proof of identity when a call requires it, and sends the call again, once. Without the proof it fails as
 * `aborted`.
 * @param token that the call is sent again with: the proof may have brought a new one.
 * @param prove asks the user. Without it, the call fails with the error of the server.
 */
export function askForProof(token: () => string | undefined, prove?: () => Promise<boolean>): Middleware {
  return async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      if (!prove || (error as ApiError).code !== 'proof_required') throw error
      if (await prove()) return next({ ...call, token: token() })
      throw new ApiError({ kind: 'aborted', cause: error })
    }
  }
}
