/** A part of a text, from `start` up to `end` without it, in UTF-16 units. */
export type Range = { start: number; end: number }

/**
 * A text without case and accents, of the same length as its composed form, so that places in the one are places in the
 * other.
 */
export function folded(text: string): string {
  return text.normalize('NFC').replace(/./gsu, (character) => {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === character.length ? plain : character
  })
}

/** The words of what was typed, without case and accents. */
export function wordsOf(query: string): string[] {
  return folded(query)
    .split(/[\s'’-]+/u)
    .filter((word) => word !== '')
}

/**
 * Where words stand in a text, in order and without overlaps.
 *
 * @param text in its composed form (NFC).
 * @param words as `wordsOf` gives them.
 */
export function matchedRanges(text: string, words: readonly string[]): Range[] {
  const plain = folded(text)
  const found = words.flatMap((word) => placesOf(plain, word)).toSorted((a, b) => a.start - b.start)
  const merged: Range[] = []
  for (const range of found) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

function placesOf(plain: string, word: string): Range[] {
  const places: Range[] = []
  for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length)) {
    places.push({ start: at, end: at + word.length })
  }
  return places
}
