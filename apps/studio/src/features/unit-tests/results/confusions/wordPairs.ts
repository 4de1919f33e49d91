import { soundLikeness, speechWords, wordsOfSentence } from '@saywright/grammar'
import type { Confusion } from './wordConfusions.js'

/** Two words of a group, how alike they sound, and how often one was taken for the other. */
export interface WordPair {
  readonly first: string
  readonly second: string
  /** From 0 to 100; undefined while, or where, the pronunciation of one of them is unknown. */
  readonly likeness: number | undefined
  /** Names of the recordings in which one was taken for the other, one each time. */
  readonly files: readonly string[]
}

/** Phonemes of words, one after the other; undefined where one of them has none. */
export function phonemesOf(words: string, phonemes: ReadonlyMap<string, string>): string | undefined {
  const each = speechWords(words).map((word) => phonemes.get(word))
  return each.length > 0 && each.every(Boolean) ? each.join(' ') : undefined
}

/** Each two words, those that were confused most often first, then by their likeness. */
export function wordPairs(
  words: readonly string[],
  phonemes: ReadonlyMap<string, string>,
  confusions: readonly Confusion[],
): WordPair[] {
  const said = words.map((word) => phonemesOf(word, phonemes))
  const files = filesByPair(words, confusions)
  return words
    .flatMap((second, to) =>
      words.slice(0, to).map((first, from): WordPair => {
        const [a, b] = [said[from], said[to]]
        const likeness = a === undefined || b === undefined ? undefined : soundLikeness(a, b)
        return { first, second, likeness, files: files.get(`${from} ${to}`) ?? [] }
      }),
    )
    .toSorted((a, b) => b.files.length - a.files.length || (b.likeness ?? 0) - (a.likeness ?? 0))
}

/** A word may be part of what it was confused with: "forty one" for "fourteen one". */
function filesByPair(words: readonly string[], confusions: readonly Confusion[]) {
  const places = new Map(words.map((word, place) => [wordsOfSentence(word).join(' '), place]))
  const files = new Map<string, readonly string[]>()
  for (const confusion of confusions)
    for (const [word, from] of places) {
      const each = word.split(' ')
      for (const [at, part] of each.entries()) {
        if (part !== confusion.expected) continue
        const to = places.get(each.with(at, confusion.heard).join(' '))
        if (to === undefined || to === from) continue
        const key = `${Math.min(from, to)} ${Math.max(from, to)}`
        files.set(key, [...(files.get(key) ?? []), ...confusion.files])
      }
    }
  return files
}

/** The words that are in the closest pairs, in the order in which all are given. */
export function closestWords(
  words: readonly string[],
  pairs: readonly WordPair[],
  most: number,
): readonly string[] {
  if (words.length <= most) return words
  const closest = new Set<string>()
  for (const { first, second } of pairs) {
    if (new Set([...closest, first, second]).size > most) continue
    closest.add(first).add(second)
  }
  return words.filter((word) => closest.has(word))
}
