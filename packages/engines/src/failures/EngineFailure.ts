import type { VoiceFailureCode } from '@saywright/api/contract'

/** What an engine may refuse, in the codes of the contract. */
export type EngineFailureCode = Extract<
  VoiceFailureCode,
  | 'grammar_error'
  | 'grammar_too_large'
  | 'borrowed_grammar_too_large'
  | 'pronunciation_missing'
  | 'language_unavailable'
  | 'not_a_wav'
  | 'empty'
  | 'too_long'
  | 'silent_recording'
  | 'busy'
  | 'caller_gone'
  | 'timed_out'
>

interface EngineFailureDetails {
  /** What is wrong, by field. */
  readonly errors?: Readonly<Record<string, string>>
  /** When to come back, for `busy`. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** An engine that could not do what it was asked, and why. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure'

  constructor(
    readonly code: EngineFailureCode,
    readonly details: EngineFailureDetails = {},
  ) {
    super([code, ...Object.entries(details.errors ?? {}).map((error) => error.join(': '))].join('; '), {
      cause: details.cause,
    })
  }
}
