/** Says how words are pronounced. */
export interface Phonemes {
  /**
   * IPA of words, sounds separated by `_`. A word that cannot be pronounced, or a language that is not spoken, has no
   * entry; so have all words when the engine is missing.
   *
   * @param signal aborted when nobody waits for it any more.
   * @throws VoiceFailure `grammar_too_large` after `pronounceMaxMilliseconds`, where asked again it goes on where it was;
   *   `caller_gone`.
   */
  ipaOf(lang: string, words: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string>>
  isAvailable(): boolean
  close(): Promise<void>
}
