/** Says how words are pronounced. */
export interface Phonemes {
  /**
   * IPA of words, sounds separated by `_`. A word that cannot be pronounced, or a language that is not spoken, has no
   * entry; so have all words when the engine is missing.
   *
   * @throws VoiceFailure `timed_out` after `pronounceMaxMilliseconds`; asked again, it goes on where it was.
   */
  ipaOf(lang: string, words: readonly string[]): Promise<ReadonlyMap<string, string>>
  isAvailable(): boolean
  close(): Promise<void>
}
