import { setTimeout as pause } from 'node:timers/promises'
import { ApiFailure } from '@saywright/http'

// A voice service that is busy or restarts is waited for about a minute; then the task is retried later.
const tries = 12

/** Repeats a request to the voice service while it is busy or restarts. @throws ApiFailure of the last one. */
export async function whenVoiceIsFree<Value>(
  signal: AbortSignal,
  request: () => Promise<Value>,
): Promise<Value> {
  for (let left = tries; ; left--) {
    try {
      return await request()
    } catch (error) {
      const isForNow = error instanceof ApiFailure && ['voice_unavailable', 'too_many'].includes(error.code)
      if (!isForNow || left <= 1) throw error
      await pause((error.details.retryAfterSeconds ?? 5) * 1000, undefined, { signal })
    }
  }
}
