import type { Session } from '../session.js'
import type { Middleware } from './middleware.js'

/** Aborts calls when the session that they were sent in ends or is replaced, except for the call that ends it. */
export function abortWithSession(session: Session): Middleware {
  let held: { readonly token: string; readonly end: AbortController } | undefined
  session.subscribe(() => {
    if (!held || session.token() === held.token) return
    held.end.abort()
    held = undefined
  })
  return (call, next) => {
    const { token, input } = call
    if (token === undefined || input.endsSession) return next(call)
    if (held?.token !== token) held = { token, end: new AbortController() }
    return next({ ...call, signal: AbortSignal.any([call.signal, held.end.signal]) })
  }
}
