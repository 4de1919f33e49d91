import { ApiFailure } from '@saywright/http'
import type { Context } from '../../context.js'

/** The right to an open stream, which is checked again as long as that lasts. */
export interface Access {
  /** Checks now. `onEnded` reports the end. */
  readonly confirm: () => Promise<void>
  /** Runs after each successful check: when the account has news, and every few seconds. */
  readonly onConfirmed: (listener: () => void) => void
  /** Runs once, with the failure that a call would get, when the right has ended. */
  readonly onEnded: (listener: (failure: ApiFailure) => void) => void
}

export interface WatchedAccess extends Access {
  /** Stops looking. */
  readonly release: () => void
}

interface Watched {
  readonly accountId: number
  /** Absent for a program or a link. */
  readonly sessionId?: number
  /** @throws ApiFailure when the right has ended. */
  readonly check: () => Promise<unknown>
  /** Ends the streams: at once, or a moment after those that report a reason were notified. */
  readonly cut: () => void
}

const farewellMilliseconds = 2000
/** By then the user who ended their own session has the response to that call, which this must not overtake. */
const respondedMilliseconds = 2000

/**
 * Looks at a right again when its account has news, which every change of rights publishes, and every few seconds: what
 * ends by its time brings no news, and those of the database may be lost.
 */
export function watchAccess(
  { events, limits, log }: Pick<Context, 'events' | 'limits' | 'log'>,
  { accountId, sessionId, check, cut }: Watched,
): WatchedAccess {
  const confirmed: (() => void)[] = []
  const ended: ((failure: ApiFailure) => void)[] = []
  let failure: ApiFailure | undefined
  let leaving: NodeJS.Timeout | undefined
  let isStale = false
  let isLooking = false

  /** One look at a time; news that come meanwhile are followed by another. */
  async function confirm(): Promise<void> {
    isStale = true
    if (isLooking) return
    isLooking = true
    while (isStale && !failure) {
      isStale = false
      try {
        await check()
        if (!failure) for (const listener of confirmed) listener()
      } catch (error) {
        end(error)
      }
    }
    isLooking = false
  }

  function end(error: unknown): void {
    if (failure) return
    // A right that cannot be checked counts as missing.
    if (!(error instanceof ApiFailure)) log.warn({ err: error }, 'a right could not be looked at')
    failure = error instanceof ApiFailure ? error : new ApiFailure('unavailable', { cause: error })
    release()
    for (const listener of ended) listener(failure)
    if (ended.length > 0) setTimeout(cut, farewellMilliseconds).unref()
    else cut()
  }

  const stopListening = events.onNews(accountId, (endedItself) => {
    if (sessionId !== undefined && endedItself === sessionId)
      leaving ??= setTimeout(() => void confirm(), respondedMilliseconds)
    else if (!leaving) void confirm()
  })
  const timer = setInterval(() => {
    if (!leaving) void confirm()
  }, limits.eventCommentSeconds * 1000)

  function release(): void {
    clearInterval(timer)
    clearTimeout(leaving)
    stopListening()
  }

  return {
    confirm,
    onConfirmed: (listener) => void confirmed.push(listener),
    onEnded: (listener) => {
      if (failure) listener(failure)
      else ended.push(listener)
    },
    release,
  }
}
