import type { CompiledGrammar, SlotValues } from '../compile/node.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import type { ExpectedWord } from './Expectations.js'
import { Matcher } from './Matcher.js'
import { type NearestSentence, nearestSentence } from './nearest.js'
import { type PathStep, Trace } from './trace.js'

export interface MatchOptions {
  readonly slots?: SlotValues
  /** Look for the nearest sentence when there is no match; true by default. */
  readonly nearest?: boolean
  /** Which of several readings is followed, from 0; one beyond the last is the last. */
  readonly reading?: number
}

export interface Matched {
  readonly matched: true
  /** Tags, return values (`@` when unnamed) and slots (`<name>`) in the order in which they begin, outer first. */
  readonly tags: readonly (readonly [name: string, value: string])[]
  /** The way through the source, outer steps first. */
  readonly path: readonly PathStep[]
  /** Number of readings; above 1 the grammar is ambiguous here. At most `Number.MAX_SAFE_INTEGER`. */
  readonly ways: number
  /** Which of them tags and path are of, from 0. */
  readonly reading: number
}

export interface NotMatched {
  readonly matched: false
  /** How many words from the beginning follow the grammar. */
  readonly longestPrefix: number
  /** What the grammar accepts after these words. */
  readonly expectedNext: readonly ExpectedWord[]
  /** True when the sentence could end after these words. */
  readonly couldEnd: boolean
  /** The sentence of the grammar that needs the fewest changed words, when the search is affordable. */
  readonly nearest: NearestSentence | undefined
}

/** The longest sentence that is looked at, in words; a longer one never matches. */
export const longestSentence = 200

/**
 * Whether a sentence belongs to a grammar, and why or why not. Words are compared as `normalizeWord` says:
 * case, punctuation and typographic apostrophes do not count, accents and hyphens do.
 */
export function match(
  grammar: CompiledGrammar,
  sentence: string,
  options: MatchOptions = {},
): Matched | NotMatched {
  const spoken = wordsOfSentence(sentence)
  const words = spoken.slice(0, longestSentence)
  const matcher = new Matcher(grammar, words, options.slots ?? {})
  const ends = matcher.ends(grammar.root, 0)
  const ways = ends.get(words.length)
  if (ways !== undefined && words.length === spoken.length) {
    const trace = new Trace(matcher)
    const reading = Math.min(options.reading ?? 0, ways - 1)
    const around = { isOptional: false, tag: undefined, value: undefined }
    trace.follow(grammar.root, 0, words.length, around, reading)
    return { matched: true, tags: trace.tags, path: trace.steps, ways, reading }
  }
  const longestPrefix = Math.max(matcher.expectations.farthest, ...ends.keys())
  return {
    matched: false,
    longestPrefix,
    expectedNext: matcher.expectations.at(longestPrefix),
    couldEnd: ends.has(longestPrefix),
    nearest: options.nearest === false ? undefined : nearestSentence(grammar, spoken, options.slots ?? {}),
  }
}
