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
    const nearest = createNearestSounds([...words].map(([text, ipa]) => ({ text, ipa })))
    return { words, nearest: remembered(nearest) }
  }
  return (lang) => {
    const known = loaded.get(lang) ?? load(lang)
    loaded.set(lang, known)
    // A recognizer that was busy is asked again.
    known.catch(() => loaded.delete(lang))
    return known
  }
}

/** Words that were compared last: while somebody types, most of a model stays as it is. */
const maxRemembered = 1000

/** The same, with the answers to the last questions kept. It is always asked with the same options. */
function remembered(nearest: FrequentSounds['nearest']): FrequentSounds['nearest'] {
  const found = new Map<string, ReturnType<FrequentSounds['nearest']>>()
  return (ipa, options) => {
    const known = found.get(ipa) ?? nearest(ipa, options)
    found.delete(ipa)
    found.set(ipa, known)
    const [oldest] = found.keys()
    if (found.size > maxRemembered && oldest !== undefined) found.delete(oldest)
    return known
  }
}
