import type { LanguageSound, PronouncedWord, ResponseOf, rateWakeWordsSpoken } from '@saywright/api/contract'

export interface RatingRequest {
  readonly caller: string
  /** BCP 47 tag. */
  readonly lang: string
  readonly wake: readonly PronouncedWord[]
  readonly anti: readonly PronouncedWord[]
  /** Aborted when nobody waits for the rating any more. */
  readonly signal: AbortSignal
}

/** Rates wake words before anybody says them. */
export interface WakeWordRater {
  /** @throws EngineFailure `language_unavailable`, `busy` or `caller_gone`. */
  rate(request: RatingRequest): Promise<ResponseOf<typeof rateWakeWordsSpoken>>
  /** The sounds of which pronunciations are made in a language. @throws EngineFailure as `rate`. */
  soundsOf(lang: string): Promise<LanguageSound[]>
}
