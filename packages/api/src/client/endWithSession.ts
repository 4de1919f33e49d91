import type { Session } from './session.js'

/**
 * Ends calls with the session that they were sent in.
 *
 * @returns a function that gives the signal of a token: it aborts when the session ends or another takes its place.
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
