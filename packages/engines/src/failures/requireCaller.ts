import { EngineFailure } from './EngineFailure.js'

/** Whether somebody still waits: a signal, or what a thread sees of one. */
export type Caller = Pick<AbortSignal, 'aborted'>

/** @throws EngineFailure `caller_gone` when the caller waits no longer. */
export function requireCaller(caller: Caller | undefined): void {
  if (caller?.aborted) throw new EngineFailure('caller_gone')
}

export const isCallerGone = (cause: unknown): boolean =>
  cause instanceof EngineFailure && cause.code === 'caller_gone'
