import type { Session } from './session.js'

/**
 * Aborts calls when the session in which they were sent ends.
 * @returns a function from a token to its signal, which aborts when the session ends or is replaced.
 */
export function endWithSession(session: Session): (token: string) => AbortSignal {
  let held: { readonly token: string; readonly end: AbortController } | undefined
  session.subscribe(() => {
    if (!held || session.token() === held.token) return
    held.end.abort()
    held = undefined
  })
  return (token) => {
    if (held?.token !== token) held = { token, end: new AbortController() }
    return held.end.signal
  }
}
