import { me } from '../../contract/account/calls.js'
import { ApiError, type ApiErrorKind } from '../../contract/kernel/errors.js'
import type { Next, OutgoingCall } from '../middleware/middleware.js'

/** A call before the transport, of the caller's account by default. */
export function anOutgoingCall(parts: Partial<OutgoingCall> = {}): OutgoingCall {
  return { endpoint: me, input: {}, token: 'a-token', signal: new AbortController().signal, ...parts }
}

/** The rest of a way, which fails as the kinds say one after the other, and then succeeds with `done`. */
export function failing(...kinds: readonly ApiErrorKind[]): Next<string> {
  const left = [...kinds]
  return async () => {
    const kind = left.shift()
    if (kind) throw new ApiError({ kind })
    return 'done'
  }
}
