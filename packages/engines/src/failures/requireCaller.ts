import { EngineFailure } from './EngineFailure.js'

/** Whether the caller still waits: an abort signal, or its state as seen by a thread. */
export type Caller = Pick<AbortSignal, 'aborted'>

/** @throws EngineFailure `caller_gone` when the caller is gone. */
export function requireCaller(caller: Caller | undefined): void {
  if (caller?.aborted) throw new EngineFailure('caller_gone')
}

export const isCallerGone = (cause: unknown): boolean =>
  cause instanceof EngineFailure && cause.code === 'caller_gone'
