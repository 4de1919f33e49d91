import { type FieldErrorKey, type VoiceFailureCode, voiceFailureStatuses } from '@saywright/api/contract'

/** A failure with a name the caller can act on. `errors` says by field what is wrong. */
export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure'
  readonly status: number

  constructor(
    readonly code: VoiceFailureCode,
    readonly errors: Readonly<Record<string, FieldErrorKey | string>> = {},
  ) {
    super([code, ...Object.entries(errors).map(([field, error]) => `${field}: ${error}`)].join('; '))
    this.status = voiceFailureStatuses[code]
  }
}
