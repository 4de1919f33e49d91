import type { LanguageSound } from '@saywright/api/contract'

export const rowLength = 11

/** The sounds in rows of eleven: vowels first, then consonants, each in the order of the language. */
export function keyRows(sounds: readonly LanguageSound[]): readonly (readonly LanguageSound[])[] {
  const ordered = [
    ...sounds.filter(({ is_vowel }) => is_vowel),
    ...sounds.filter(({ is_vowel }) => !is_vowel),
  ]
  return Array.from({ length: Math.ceil(ordered.length / rowLength) }, (_, row) =>
    ordered.slice(row * rowLength, (row + 1) * rowLength),
  )
}

const moves: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: rowLength,
  ArrowUp: -rowLength,
  Home: -Number.MAX_SAFE_INTEGER,
  End: Number.MAX_SAFE_INTEGER,
}

/** The key that an arrow leads to; undefined for other keys, and at the edge. */
export function keyAfter(key: string, index: number, count: number): number | undefined {
  const move = moves[key]
  if (move === undefined) return undefined
  if (Math.abs(move) > rowLength) return move < 0 ? 0 : count - 1
  const next = index + move
  return next >= 0 && next < count ? next : undefined
}
