import { createNearestSounds } from '@saywright/grammar'
import { frequentWordsOf } from './frequentWords.js'

/** The frequent words of a language, by their sounds. */
export interface FrequentSounds {
  readonly nearest: ReturnType<typeof createNearestSounds>
  /** IPA of the words, most frequent first. */
  readonly words: ReadonlyMap<string, string>
}

/**
 * Loads the frequent words of languages once each.
 *
 * @param pronounceKnown IPA of those words of a list that the recognizer's dictionary has.
 */
export function createFrequentSounds(
  pronounceKnown: (lang: string, words: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): (lang: string) => Promise<FrequentSounds | undefined> {
  const loaded = new Map<string, Promise<FrequentSounds | undefined>>()
  const load = async (lang: string): Promise<FrequentSounds | undefined> => {
    const frequent = await frequentWordsOf(lang)
    if (!frequent) return undefined
    const words = await pronounceKnown(lang, frequent)
    if (words.size === 0) return undefined
    return { words, nearest: createNearestSounds([...words].map(([text, ipa]) => ({ text, ipa }))) }
  }
  return (lang) => {
    const known = loaded.get(lang) ?? load(lang)
    loaded.set(lang, known)
    // A recognizer that was busy is asked again.
    known.catch(() => loaded.delete(lang))
    return known
  }
}
