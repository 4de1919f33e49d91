import type { VoiceEngine } from '@saywright/api/contract'

/** Says how words are pronounced. */
export interface Phonemes {
  /**
   * IPA of words, sounds separated by `_`. A word that cannot be pronounced, or a language that is not spoken, has no
   * entry; so have all words when the engine is missing.
   *
   * @param signal aborted when nobody waits for it any more.
   * @throws EngineFailure after `pronounceMaxMilliseconds`: `grammar_too_large`, or `busy` when so few words were pronounced
   *   that the machine is slow; asked again it goes on where it was. `caller_gone`.
   */
  ipaOf(lang: string, words: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string>>
  isAvailable(): boolean
  close(): Promise<void>
}

/** What to say: `voice` as the engine calls it, `rate` in words a minute, `pitch` from 0 to 99. */
export interface Utterance {
  readonly lang: string
  readonly text: string
  readonly voice?: string | undefined
  readonly rate?: number | undefined
  readonly pitch?: number | undefined
  /** In whose turn it is said, where many wait. */
  readonly caller?: string | undefined
}

/** What was said. */
export interface Spoken {
  /** Mono, of 16 bits. */
  readonly samples: Int16Array<ArrayBuffer>
  /** In Hz. */
  readonly sampleRate: number
}

/** Says sentences. */
export interface Speaker {
  /** Whether it can say sentences of a language now. */
  speaks(lang: string): boolean
  /**
   * `undefined` where the language is not spoken or the engine is missing.
   *
   * @throws EngineFailure `busy`, `caller_gone`.
   */
  speak(utterance: Utterance, signal?: AbortSignal): Promise<Spoken | undefined>
}

/** An engine that does nothing but say sentences, and tells which languages it can. */
export interface SpeakingEngine extends Speaker {
  readonly engine: VoiceEngine
  close(): Promise<void>
}
