import type { VoiceFailureCode } from '@saywright/api/contract'
import { ApiFailure } from '@saywright/http'

/** A failure with one of the codes of this service; `details.errors` says by field what is wrong. */
export const VoiceFailure = ApiFailure<VoiceFailureCode>
export type VoiceFailure = ApiFailure<VoiceFailureCode>
