import type { VoiceFailureCode } from '@saywright/api/contract'
import { EngineFailure } from '@saywright/engines/failures'
import { ApiFailure } from '@saywright/http'

/** A failure with one of the codes of this service; `details.errors` has the errors by field. */
export const VoiceFailure = ApiFailure<VoiceFailureCode>
export type VoiceFailure = ApiFailure<VoiceFailureCode>

/** A refusal of an engine as a failure of this service; `undefined` for any other cause. */
export function failureOfEngine(cause: unknown): VoiceFailure | undefined {
  return cause instanceof EngineFailure
    ? new VoiceFailure(cause.code, { ...cause.details, cause })
    : undefined
}
