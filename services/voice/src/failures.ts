import type { VoiceFailureCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'

/** A failure with one of the codes of this service; `details.errors` says by field what is wrong. */
export const VoiceFailure = ApiFailure<VoiceFailureCode>
/** @throws VoiceFailure `caller_gone` when the caller has hung up. */
export function requireCaller(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new VoiceFailure('caller_gone')
}

export type VoiceFailure = ApiFailure<VoiceFailureCode>
