import type { PronunciationWish, WordPronunciations } from '@saywright/api/contract'
import type { Pronounce } from './usePronunciations.js'

const maxRemembered = 5000

/** Requests pronunciations, each only once: later requests are answered from memory. */
export function memoizePronunciations(pronounce: Pronounce): Pronounce {
  const remembered = new Map<string, WordPronunciations>()
  const keyOf = ({ word, pronas = '', phonemes = '' }: PronunciationWish) =>
    [word, pronas, phonemes].join('\n')
  return async (wishes) => {
    const known = new Map(wishes.map((wish) => [keyOf(wish), remembered.get(keyOf(wish))]))
    const missing = wishes.filter((wish) => known.get(keyOf(wish)) === undefined)
    const told = missing.length > 0 ? await pronounce(missing) : []
    if (remembered.size > maxRemembered) remembered.clear()
    for (const [at, wish] of missing.entries()) {
      const found = told[at]
      if (found?.word !== wish.word) continue
      remembered.set(keyOf(wish), found)
      known.set(keyOf(wish), found)
    }
    return [...known.values()].filter((found) => found !== undefined)
  }
}
