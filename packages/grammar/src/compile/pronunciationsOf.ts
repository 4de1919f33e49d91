import type { Symbols } from '../symbols/symbols.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'

/** Pronunciations by compared word or phrase; of several grammars, the first that gives one of a word counts. */
export function pronunciationsOf(grammars: Iterable<Symbols>): Map<string, readonly string[]> {
  const spoken = new Map<string, readonly string[]>()
  for (const { pronounces } of grammars) {
    const own = new Map<string, string[]>()
    for (const { word, spellings } of pronounces) {
      const key = wordsOfSentence(word).join(' ')
      const known = own.get(key) ?? []
      for (const spelling of spellings) known.push(spelling)
      own.set(key, known)
    }
    for (const [word, spellings] of own) if (!spoken.has(word)) spoken.set(word, spellings)
  }
  return spoken
}
