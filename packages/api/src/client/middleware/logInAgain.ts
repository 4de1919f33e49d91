import type { Endpoint } from '../../contract/kernel/endpoint.js'
import type { ApiError } from '../../contract/kernel/errors.js'
import type { Session } from '../session.js'
import type { WindowAccount } from '../windowAccount.js'
import type { Middleware, Next, OutgoingCall } from './middleware.js'

interface LoginOptions {
  readonly session: Session
  readonly account: Pick<WindowAccount, 'token' | 'drop'>
  /** Whether a call under way ends the session of this token on purpose. */
  readonly isEnding: (token: string | undefined) => boolean
  readonly onSessionEnded?: (() => Promise<boolean | undefined>) | undefined
  readonly onSignedOut?: ((error: ApiError) => void) | undefined
  readonly onError?: ((error: ApiError, endpoint: Endpoint) => void) | undefined
}

/**
 * Lets the user log in again when the session of a call has ended, and sends the call again, once; not a stream, which its
 * reader opens again. Otherwise it clears the session and reports its end.
 */
export function logInAgain(options: LoginOptions): Middleware {
  const { session, account, isEnding } = options

  /** Whether there is an active session now: another call may have brought it meanwhile. */
  async function logIn(token: string | undefined): Promise<boolean | undefined> {
    account.drop(token)
    const current = session.token()
    return (current !== undefined && current !== token) || options.onSessionEnded?.()
  }

  /** Only the first of several calls of an ended session still finds its own token in the session. */
  function report(error: ApiError, { endpoint, input, token }: OutgoingCall) {
    if (token !== undefined && session.token() !== token) return
    if (token !== undefined && !isEnding(token)) {
      session.clear()
      options.onSignedOut?.(error)
    }
    if (!input.isFailureShown) options.onError?.(error, endpoint)
  }

  async function send<Result>(call: OutgoingCall, next: Next<Result>, mayAsk: boolean): Promise<Result> {
    const { token } = call
    try {
      return await next(call)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      const isIn = mayAsk && !isEnding(token) ? await logIn(token) : undefined
      if (isIn && !call.streamHeaders) return send({ ...call, token: account.token() }, next, false)
      // Logged out by another window of this browser: there is no token to clear.
      if (isIn === false && token === undefined) options.onSignedOut?.(error)
      else if (!isIn) report(error, call)
      throw error
    }
  }

  return (call, next) => send(call, next, options.onSessionEnded !== undefined && !call.input.endsSession)
}

const isSignedOut = (error: unknown): error is ApiError => (error as ApiError).kind === 'signedOut'
