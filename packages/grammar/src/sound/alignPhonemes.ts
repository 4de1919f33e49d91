import { gapCost, Inventory } from './phonemeDistance.js'
import { readPhonemes } from './readPhonemes.js'

/** Corresponding phonemes of two words; one of them is absent where the other word has one more. */
export interface AlignedPhonemes {
  readonly first: string | undefined
  readonly second: string | undefined
  /** Their cost in `phonemeDistance`, from 0 for the same phoneme to 1. */
  readonly cost: number
}

/**
 * Puts the phonemes of two pronunciations side by side, so that the sum of their costs is their `phonemeDistance`.
 * @param a IPA, with or without syllables and stress.
 */
export function alignPhonemes(a: string, b: string): AlignedPhonemes[] {
  const [first, second] = [readPhonemes(a), readPhonemes(b)]
  const inventory = new Inventory()
  const [rows, columns] = [inventory.read(first), inventory.read(second)]
  const { size, table } = inventory.costs()
  const costOf = (row: number, column: number) => table[rows[row]! * size + columns[column]!]!
  // least[i][j]: the cost of the rests from i and j.
  const least = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0))
  for (let i = first.length; i >= 0; i--)
    for (let j = second.length; j >= 0; j--) {
      const ways = [
        i < first.length && j < second.length && costOf(i, j) + least[i + 1]![j + 1]!,
        i < first.length && gapCost + least[i + 1]![j]!,
        j < second.length && gapCost + least[i]![j + 1]!,
      ].filter((cost) => cost !== false)
      if (ways.length > 0) least[i]![j] = Math.min(...ways)
    }
  const aligned: AlignedPhonemes[] = []
  for (let i = 0, j = 0; i < first.length || j < second.length; ) {
    const rest = least[i]![j]!
    if (i < first.length && j < second.length && costOf(i, j) + least[i + 1]![j + 1]! === rest)
      aligned.push({ first: first[i], second: second[j], cost: costOf(i++, j++) })
    else if (i < first.length && gapCost + least[i + 1]![j]! === rest)
      aligned.push({ first: first[i++], second: undefined, cost: gapCost })
    else aligned.push({ first: undefined, second: second[j++], cost: gapCost })
  }
  return aligned
}

/**
 * How likely two words are confused by their sounds: 100 for the same sounds, 0 where no phoneme of one has anything in
 * common with one of the other.
 * @returns a whole number from 0 to 100; 0 where one of them has no phonemes.
 */
export function soundLikeness(a: string, b: string): number {
  const aligned = alignPhonemes(a, b)
  const longest = Math.max(readPhonemes(a).length, readPhonemes(b).length)
  if (aligned.length === 0 || readPhonemes(a).length === 0 || readPhonemes(b).length === 0) return 0
  const distance = aligned.reduce((sum, { cost }) => sum + cost, 0)
  return Math.round(100 * (1 - distance / longest))
}
