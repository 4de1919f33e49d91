import type { PronouncedWord, SpeechHypothesis, VoiceEngine } from '@saywright/api/contract'

export interface RecognitionRequest {
  /** Who asks: callers are served in turns. */
  readonly caller: string
  /** BCP 47 tag. */
  readonly lang: string
  /** The grammar, in JSGF. */
  readonly jsgf: string
  /** How the person wants words to be said. */
  readonly words: readonly PronouncedWord[]
  /** Mono PCM in [-1, 1] at 16 kHz, up to 10 s. */
  readonly samples: Float32Array
  /** Aborted when nobody waits for the result any more: the request leaves the queue. */
  readonly signal: AbortSignal
}

/** Recognizes commands of a grammar. One adapter an engine; every adapter passes the same tests. */
export interface CommandRecognizer {
  /** What it is and what it can do now, language by language. */
  readonly engine: VoiceEngine
  /** Name of the model that a language uses. */
  modelOf(lang: string): string | undefined
  /**
   * What the engine heard, best first, whatever its confidence: exactly as many hypotheses as it gives, none when
   * nothing of the grammar fits.
   *
   * @throws VoiceFailure `language_unavailable`, `grammar_error`, `grammar_too_large`, `pronunciation_missing`,
   *   `busy`, `timed_out` or `caller_gone`.
   */
  recognize(request: RecognitionRequest): Promise<readonly SpeechHypothesis[]>
  /** Loads what the first recognition would have to wait for. */
  warm(): Promise<void>
  close(): Promise<void>
}
