import type { RecorderState } from '../../capture/RecorderState.js'

/** Key of the one or two words under the disc. */
export function captionOf(state: RecorderState) {
  return state.status === 'blocked' ? state.problem : state.status
}

/** Key of the sentence that says what happened and what to do; undefined when there is nothing to say. */
export function hintOf(state: RecorderState) {
  switch (state.status) {
    case 'blocked':
      return state.problem
    case 'recording':
      return state.meter.isSilent ? 'silent' : undefined
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

/** What has been recorded, in milliseconds. */
export function elapsedOf(state: RecorderState): number {
  return 'milliseconds' in state ? state.milliseconds : 0
}
