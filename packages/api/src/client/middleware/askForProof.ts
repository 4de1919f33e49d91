import { ApiError } from '../../contract/kernel/errors.js'
import type { Middleware } from './middleware.js'

interface ProofOptions {
  /** Token that the call is sent again with: the proof may have brought a new one. */
  readonly token: () => string | undefined
  /** Asks the user. Without it, the call fails as the server says. */
  readonly prove: (() => Promise<boolean>) | undefined
}

/**
 * Asks for recent proof of identity when a call requires it, and sends the call again, once. Without the proof it fails as
 * `aborted`.
 */
export function askForProof({ token, prove }: ProofOptions): Middleware {
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
