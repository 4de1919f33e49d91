import { limits } from '@saywright/api/contract'

/** Runs something once the person rests. @returns takes it back. */
export function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, limits.searchPauseMilliseconds)
  return () => clearTimeout(timer)
}
