import { wordsOfSentence } from '../syntax/normalizeWord.js'

/** The values of a slot by their words, so that thousands of values are matched in one walk. */
export interface SlotTree {
  readonly next: Map<string, SlotTree>
  /** The values, as given, whose last word leads here. */
  readonly values: string[]
}

export function slotTree(values: readonly string[]): SlotTree {
  const root: SlotTree = { next: new Map(), values: [] }
  for (const value of values) {
    const words = wordsOfSentence(value)
    if (words.length === 0) continue
    let place = root
    for (const word of words) {
      let next = place.next.get(word)
      if (!next) {
        next = { next: new Map(), values: [] }
        place.next.set(word, next)
      }
      place = next
    }
    place.values.push(value)
  }
  return root
}
