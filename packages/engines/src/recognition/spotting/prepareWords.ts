import type { PronouncedWord } from '@saywright/api/contract'
import type { WakeWordLists } from '../port.js'
import type { Lexicon } from '../pronunciation/pronounce.js'
import type { PreparedWakeWord } from './WakeWord.js'

/**
 * Wake words as the engine knows them. A phrase is said word by word, in any of the ways of each, unless it has a
 * pronunciation of its own.
 *
 * @param pronounce finds how words are said; the pronunciations of the person come with it.
 */
export async function prepareWords(
  { wake, anti }: WakeWordLists,
  pronounce: (words: readonly string[], given: readonly PronouncedWord[]) => Promise<Lexicon>,
): Promise<PreparedWakeWord[]> {
  const all = [
    ...wake.map((word) => ({ ...word, role: 'wake' as const })),
    ...anti.map((word) => ({ ...word, role: 'anti' as const })),
  ].map((word) => ({ ...word, parts: partsOf(word) }))
  const lexicon = await pronounce([...new Set(all.flatMap(({ parts }) => parts))], [...wake, ...anti])
  return all.map(({ word, role, parts }) => ({
    text: word,
    role,
    said: parts.map((part) => lexicon.get(part) ?? []),
  }))
}

/** The words of a phrase; all of it where the person says how. */
function partsOf({ word, pronunciations = [] }: PronouncedWord): readonly string[] {
  if (pronunciations.length > 0) return [word]
  const parts = word.match(/[\p{L}\p{M}\p{N}'’-]+/gu)
  return parts ?? [word]
}
