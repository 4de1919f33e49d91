import { speechWords } from '../export/speechWords.js'
import { normalizeWord } from '../syntax/normalizeWord.js'
import { differingWords } from './differingWords.js'
import { createBoundedDistance, Inventory } from './phonemeDistance.js'
import { readPhonemes } from './readPhonemes.js'

export interface ComparedSentence {
  readonly text: string
  /** Its words as they are written, and which of them the other sentence does not have. */
  readonly words: readonly { readonly text: string; readonly differs: boolean }[]
}

/** Two sentences that are easily taken for each other. */
export interface ConfusablePair {
  readonly sentences: readonly [ComparedSentence, ComparedSentence]
  /** As `phonemeDistance` says; 0 for homophones. */
  readonly distance: number
}

export interface ConfusablePairs {
  /** Homophones first, then by distance, then in the order of the sentences. */
  readonly pairs: readonly ConfusablePair[]
  /** How many sentences were compared, each with each. */
  readonly compared: number
  /** Words without phonemes; sentences with one of them were not compared. */
  readonly unknown: readonly string[]
  /** There are more pairs, or more sentences, than were asked for or than are compared. */
  readonly isCut: boolean
}

export interface ConfusableOptions {
  /** The largest distance of a pair; 1 by default: one phoneme that has nothing in common with the other. */
  readonly threshold?: number
  /** The most pairs to give; 100 by default. */
  readonly limit?: number
}

/** The most sentences that are compared: each with each, so that the time grows with the square of their number. */
export const mostComparedSentences = 300
/** The longest sentence that is compared, in words. */
const longestCompared = 30

/**
 * The pairs of sentences that sound alike, by a weighted edit distance over their phonemes, before anything is recorded.
 * Two sentences of the same words are one. Looks at the first 300 sentences and leaves out those of more than 30 words.
 *
 * @param sentences for example those of `contrastingSentences`.
 * @param phonemes IPA by word, in the form of `vocabularyOf`; the likeliest pronunciation where there are several.
 * @see phonemeDistance for the distance and its source.
 */
export function confusablePairs(
  sentences: readonly string[],
  phonemes: ReadonlyMap<string, string>,
  { threshold = 1, limit = 100 }: ConfusableOptions = {},
): ConfusablePairs {
  const looked = sentences.slice(0, mostComparedSentences)
  const inventory = new Inventory()
  const unknown = new Set<string>()
  const seen = new Set<string>()
  const spoken = looked.flatMap((text) => {
    const words = speechWords(text)
    const key = words.join(' ')
    if (seen.has(key) || words.length > longestCompared) return []
    seen.add(key)
    const missing = words.filter((word) => !phonemes.get(word))
    for (const word of missing) unknown.add(word)
    if (missing.length > 0 || words.length === 0) return []
    return [{ text, sounds: inventory.read(words.flatMap((word) => readPhonemes(phonemes.get(word)!))) }]
  })
  const longest = Math.max(0, ...spoken.map(({ sounds }) => sounds.length))
  const distanceOf = createBoundedDistance(inventory.costs(), longest)
  const found: { first: string; second: string; distance: number }[] = []
  for (const [at, { text: first, sounds }] of spoken.entries())
    for (let other = at + 1; other < spoken.length; other++) {
      const distance = distanceOf(sounds, spoken[other]!.sounds, threshold)
      if (distance <= threshold) found.push({ first, second: spoken[other]!.text, distance })
    }
  // A stable sort: pairs of one distance stay in the order of the sentences.
  const pairs = found
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ first, second, distance }) => ({ sentences: marked(first, second), distance }))
  return {
    pairs,
    compared: spoken.length,
    unknown: [...unknown],
    isCut: found.length > pairs.length || looked.length < sentences.length,
  }
}

function marked(first: string, second: string): readonly [ComparedSentence, ComparedSentence] {
  const split = (text: string) => text.split(/\s+/u).filter(Boolean)
  const [a, b] = [split(first), split(second)]
  const [inFirst, inSecond] = differingWords(a.map(normalizeWord), b.map(normalizeWord))
  const sentence = (text: string, words: readonly string[], flags: readonly boolean[]) => ({
    text,
    words: words.map((word, at) => ({ text: word, differs: flags[at] ?? false })),
  })
  return [sentence(first, a, inFirst), sentence(second, b, inSecond)]
}
