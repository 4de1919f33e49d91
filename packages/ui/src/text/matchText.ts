import { foldLetters, foldText, searchWords } from './foldText.js'

/** A part of a text, from `start` up to `end` without it, in UTF-16 units. */
export type TextRange = { start: number; end: number }

/** Whether every word of a query is in a text, whatever case, accents and order: "evreux" finds "Évreux". */
export function matchesText(text: string, query: string): boolean {
  const plain = foldText(text)
  return searchWords(query).every((word) => plain.includes(word))
}

/**
 * The positions of words in a text, in order and without overlaps.
 *
 * @param words from `searchWords`.
 */
export function matchedRanges(text: string, words: readonly string[]): TextRange[] {
  const folded = foldedWithPlaces(text)
  const found = words.flatMap((word) => rangesOf(folded, word)).toSorted((a, b) => a.start - b.start)
  const merged: TextRange[] = []
  for (const range of found) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}

/**
 * The position of the typed text in a text as a whole, at its first place; `undefined` without a match. An empty text is at
 * the beginning of everything.
 */
export function phraseRange(text: string, typed: string): TextRange | undefined {
  const phrase = foldText(typed)
  return phrase === '' ? { start: 0, end: 0 } : rangesOf(foldedWithPlaces(text), phrase)[0]
}

/** A folded text, and where in the original each of its units came from: a letter may become none or several. */
type Folded = { plain: string; places: readonly number[] }

function foldedWithPlaces(text: string): Folded {
  let plain = ''
  const places: number[] = []
  let offset = 0
  for (const letter of text) {
    const letters = foldLetters(letter)
    // White space is one space, as in the typed text.
    const folded = letters === ' ' && plain.endsWith(' ') ? '' : letters
    plain += folded
    for (let unit = 0; unit < folded.length; unit += 1) places.push(offset)
    offset += letter.length
  }
  return { plain, places: [...places, offset] }
}

function rangesOf({ plain, places }: Folded, sought: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let at = plain.indexOf(sought); at !== -1; at = plain.indexOf(sought, at + sought.length)) {
    ranges.push({ start: places[at]!, end: places[at + sought.length]! })
  }
  return ranges
}
