import type { Consonant, PhonemeFeatures, Vowel, VowelPlace } from './phonemeFeatures.js'
import { featuresOf, readPhonemes } from './readPhonemes.js'

/** Cost of a phoneme that one of two texts does not have; two phonemes with nothing in common cost 1. */
export const gapCost = 0.75

/**
 * Distance of two pronunciations: the minimum cost to convert one into the other by replacing, inserting and
 * deleting phonemes. A replacement costs 0 to 1 by the features in which the phonemes differ, an insertion or
 * deletion 0.75. It is a metric on phonemes: symmetric, 0 for equal sounds, and with the triangle inequality.
 * @param a IPA, with or without syllables and stress.
 * @returns 0 or more; about 1 for one phoneme of difference.
 * @see Kondrak, "Algorithms for Language Reconstruction", 2002, tables of ALINE for the values and weights of
 * place, manner, voice, nasality, laterality and retroflexion of consonants, here divided by 40 and limited
 * to 1. Vowels follow the chart of the IPA (2015); their weights (height 0.6, backness 0.5, rounding 0.2) are
 * our own, because those of ALINE are made for comparing languages, where vowels have little weight.
 */
export function phonemeDistance(a: string, b: string): number {
  const inventory = new Inventory()
  const [first, second] = [inventory.read(readPhonemes(a)), inventory.read(readPhonemes(b))]
  const longest = Math.max(first.length, second.length)
  return createBoundedDistance(inventory.costs(), longest)(first, second, gapCost * 2 * longest)
}

/** Costs of replacing a phoneme by another, by their numbers. */
export interface Costs {
  readonly size: number
  readonly table: Float64Array
}

/** Phonemes by number, so that each two of them are compared once. */
export class Inventory {
  private readonly numbers = new Map<string, number>()

  read(phonemes: readonly string[]): number[] {
    return phonemes.map((phoneme) => {
      const known = this.numbers.get(phoneme)
      if (known !== undefined) return known
      this.numbers.set(phoneme, this.numbers.size)
      return this.numbers.size - 1
    })
  }

  /** One letter a phoneme by its number: consonant, vowel, or a sign that no table has. */
  kinds(): string[] {
    return [...this.numbers.keys()].map((phoneme) => featuresOf(phoneme)?.kind.charAt(0) ?? '?')
  }

  costs(): Costs {
    const size = this.numbers.size
    const features = [...this.numbers.keys()].map(featuresOf)
    const table = new Float64Array(size * size)
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) table[a * size + b] = a === b ? 0 : costOf(features[a], features[b])
    return { size, table }
  }
}

/**
 * Returns the distance of two texts when it is at most a limit, otherwise infinity. Only places of both that a path of at
 * most the limit can join are visited: with a small limit the time grows with the length, not with its square.
 *
 * @param longest length of the longest text that will be compared.
 */
export function createBoundedDistance({ size, table }: Costs, longest: number) {
  // Reused for each two texts: there are many of them.
  let last = new Float64Array(longest + 2)
  let next = new Float64Array(longest + 2)
  return (a: readonly number[], b: readonly number[], limit: number): number => {
    let start = 0
    let [endA, endB] = [a.length, b.length]
    while (start < endA && start < endB && a[start] === b[start]) start++
    while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
      endA--
      endB--
    }
    const [rows, columns] = [endA - start, endB - start]
    const width = Math.floor(limit / gapCost)
    if (Math.abs(rows - columns) > width) return Number.POSITIVE_INFINITY
    const most = Math.min(columns, width)
    for (let column = 0; column <= most; column++) last[column] = column * gapCost
    last[most + 1] = Number.POSITIVE_INFINITY
    for (let row = 1; row <= rows; row++) {
      const from = Math.max(1, row - width)
      const to = Math.min(columns, row + width)
      const costs = a[start + row - 1]! * size
      let least = row <= width ? row * gapCost : Number.POSITIVE_INFINITY
      next[from - 1] = least
      for (let column = from; column <= to; column++) {
        const replaced = last[column - 1]! + table[costs + b[start + column - 1]!]!
        const gap = Math.min(last[column]!, next[column - 1]!) + gapCost
        const cost = Math.min(replaced, gap)
        next[column] = cost
        if (cost < least) least = cost
      }
      if (least > limit) return Number.POSITIVE_INFINITY
      next[to + 1] = Number.POSITIVE_INFINITY
      ;[last, next] = [next, last]
    }
    const distance = last[columns]!
    return distance > limit ? Number.POSITIVE_INFINITY : distance
  }
}

function costOf(a: PhonemeFeatures | undefined, b: PhonemeFeatures | undefined): number {
  if (a?.kind === 'consonant' && b?.kind === 'consonant') return consonantCost(a, b)
  if (a?.kind === 'vowel' && b?.kind === 'vowel') return vowelCost(a, b)
  return 1
}

function consonantCost(a: Consonant, b: Consonant): number {
  const cost =
    40 * Math.abs(a.place - b.place) +
    50 * Math.abs(a.manner - b.manner) +
    10 * unlike(a.isVoiced, b.isVoiced) +
    10 * unlike(a.isNasal, b.isNasal) +
    10 * unlike(a.isLateral, b.isLateral) +
    10 * unlike(a.isRetroflex, b.isRetroflex) +
    5 * unlike(a.isRound, b.isRound)
  return Math.min(1, cost / 40)
}

function vowelCost(a: Vowel, b: Vowel): number {
  const cost =
    (placeCost(a.from, b.from) + placeCost(a.to, b.to)) / 2 +
    0.25 * unlike(a.isNasal, b.isNasal) +
    0.25 * unlike(a.isRhotic, b.isRhotic) +
    0.05 * unlike(a.isLong, b.isLong)
  return Math.min(1, cost)
}

const placeCost = (a: VowelPlace, b: VowelPlace) =>
  0.6 * Math.abs(a.height - b.height) +
  0.5 * Math.abs(a.backness - b.backness) +
  0.2 * unlike(a.isRound, b.isRound)

const unlike = (a: boolean, b: boolean) => (a === b ? 0 : 1)
