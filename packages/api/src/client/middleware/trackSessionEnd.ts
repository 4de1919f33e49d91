import type { Middleware } from './middleware.js'

interface SessionEndTracker {
  readonly track: Middleware
  /** Whether a call under way ends the session of this token on purpose. */
  readonly isEnding: (token: string | undefined) => boolean
}

/** Knows which session a call is ending on purpose, until that call is over. */
export function trackSessionEnd(): SessionEndTracker {
  let ending: string | undefined
  return {
    isEnding: (token) => token !== undefined && token === ending,
    track: async (call, next) => {
      if (!call.input.endsSession) return next(call)
      ending = call.token
      try {
        return await next(call)
      } finally {
        ending = undefined
      }
    },
  }
}
