import type { RecorderState } from '../../capture/RecorderState.js'

/** Key of the one or two words under the disc. */
export function captionOf(state: RecorderState) {
  return state.status === 'blocked' ? state.problem : state.status
}

/**
 * Message key of the result of a recording and the next action; `undefined` when there is nothing to report.
 * @param maximumMilliseconds the limit of a recording.
 */
export function hintOf(state: RecorderState, maximumMilliseconds: number) {
  switch (state.status) {
    case 'blocked':
      return state.problem
    case 'recording':
      if (state.meter.isSilent) return 'silent'
      return isNearLimit(state.milliseconds, maximumMilliseconds) ? 'nearLimit' : undefined
    case 'recorded':
      if (state.ending === 'unplugged') return 'cutShort'
      if (state.isClipped) return 'clipped'
      return state.ending === 'limitReached' ? 'limitReached' : undefined
    case 'idle':
      return undefined
    default:
      return state.status
  }
}

// Said once, while a sentence can still be ended; not over half of a short recording.
const nearMilliseconds = 3000

function isNearLimit(milliseconds: number, maximumMilliseconds: number): boolean {
  return milliseconds >= Math.max(maximumMilliseconds - nearMilliseconds, maximumMilliseconds / 2)
}

/** Recorded length in milliseconds. */
export function elapsedOf(state: RecorderState): number {
  return 'milliseconds' in state ? state.milliseconds : 0
}
