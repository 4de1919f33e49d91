import { EngineFailure } from './EngineFailure.js'

/** @throws EngineFailure `caller_gone` when the caller waits no longer. */
export function requireCaller(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new EngineFailure('caller_gone')
}
