import { speechWords } from '../export/speechWords.js'
import { normalizeWord } from '../syntax/normalizeWord.js'
import { differingWords } from './differingWords.js'
import { nearPairs } from './nearPairs.js'
import { Inventory } from './phonemeDistance.js'
import { readPhonemes } from './readPhonemes.js'

export interface ComparedSentence {
  readonly text: string
  /** The words as written, and whether the other sentence lacks them. */
  readonly words: readonly { readonly text: string; readonly differs: boolean }[]
}

/** Two sentences that are easily confused. */
export interface ConfusablePair {
  readonly sentences: readonly [ComparedSentence, ComparedSentence]
  /** Distance as of `phonemeDistance`; 0 for homophones. */
  readonly distance: number
}

export interface ConfusablePairs {
  /** Pairs by distance, homophones first, then in the order of the sentences. */
  readonly pairs: readonly ConfusablePair[]
  /** Number of compared sentences. */
  readonly compared: number
  /** Words without phonemes; sentences that contain one were not compared. */
  readonly unknown: readonly string[]
  /** Whether pairs or sentences were left out because of a limit. */
  readonly isCut: boolean
}

export interface ConfusableOptions {
  /**
   * Maximum distance of a pair; 1 is one phoneme that has nothing in common with the other.
   * @default 1
   */
  readonly threshold?: number
  /**
   * Maximum number of pairs.
   * @default 100
   */
  readonly limit?: number
}

/** Maximum number of compared sentences. */
export const maxComparedSentences = 10_000
/** The longest sentence that is compared, in words. */
const longestCompared = 30

/**
 * Finds pairs of sentences that sound alike, by a weighted edit distance over their phonemes, before anything
 * is recorded. Sentences of the same words count once. The first 10,000 sentences are considered, without those
 * of more than 30 words, and a million of their pairs.
 * @param sentences for example those of `contrastingSentences`.
 * @param phonemes IPA by word, in the form of `vocabularyOf`; the most likely pronunciation where there are
 * several.
 * @see phonemeDistance for the distance and its source.
 */
export function confusablePairs(
  sentences: readonly string[],
  phonemes: ReadonlyMap<string, string>,
  { threshold = 1, limit = 100 }: ConfusableOptions = {},
): ConfusablePairs {
  const looked = sentences.slice(0, maxComparedSentences)
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
  const found = nearPairs(
    spoken.map(({ sounds }) => sounds),
    inventory,
    threshold,
  )
  const pairs = found.pairs
    .toSorted((a, b) => a.distance - b.distance || a.first - b.first || a.second - b.second)
    .slice(0, limit)
    .map(({ first, second, distance }) => ({
      sentences: marked(spoken[first]!.text, spoken[second]!.text),
      distance,
    }))
  return {
    pairs,
    compared: spoken.length,
    unknown: [...unknown],
    isCut: found.isCut || found.pairs.length > pairs.length || looked.length < sentences.length,
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
