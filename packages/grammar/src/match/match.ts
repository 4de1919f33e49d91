import type { CompiledGrammar } from '../compile/node.js'
import { meaningOf } from '../meaning/meaningOf.js'
import type { SlotValues } from '../symbols/SlotValues.js'
import { wordsOfSentence } from '../syntax/normalizeWord.js'
import { Matcher } from './Matcher.js'
import type { Matched, NotMatched } from './MatchResult.js'
import { nearestSentence } from './nearest.js'
import { SaidWords } from './SaidWords.js'
import { Trace } from './trace.js'

export interface MatchOptions {
  readonly slots?: SlotValues
  /**
   * Whether the nearest sentence is searched when there is no match.
   * @default true
   */
  readonly nearest?: boolean
  /** Index of the reading to follow, from 0; values above the last one select the last. */
  readonly reading?: number
}

/** Maximum length of a sentence in words; longer sentences never match. */
export const longestSentence = 200

/**
 * Whether a sentence belongs to a grammar, with the reason. Words are compared in the form of `wordsOfSentence`: case,
 * punctuation, symbols, hyphens and kinds of apostrophes are ignored, accents are not. Where the grammar imports built-in
 * rules, numbers in digits are read as they are spoken when the sentence does not match as written.
 */
export function match(
  grammar: CompiledGrammar,
  sentence: string,
  options: MatchOptions = {},
): Matched | NotMatched {
  const written = wordsOfSentence(sentence)
  const asWritten = matchWords(grammar, written, options)
  const said = asWritten.matched ? undefined : SaidWords.of(sentence, grammar)
  if (!said) return asWritten
  const asSaid = said.placed(matchWords(grammar, said.words, options))
  return asSaid.matched || asWritten.matched || asSaid.longestPrefix >= asWritten.longestPrefix
    ? asSaid
    : asWritten
}

function matchWords(
  grammar: CompiledGrammar,
  spoken: readonly string[],
  options: MatchOptions,
): Matched | NotMatched {
  const words = spoken.slice(0, longestSentence)
  const slots = options.slots ?? {}
  const quick = new Matcher(grammar, words, slots, true)
  const ways = quick.ends(grammar.root, 0).get(words.length)
  if (ways !== undefined && words.length === spoken.length) {
    const trace = new Trace(quick)
    const reading = Math.min(options.reading ?? 0, ways - 1)
    trace.followAll(grammar.root, reading)
    const { tags, steps: path } = trace
    return { matched: true, tags, meaning: meaningOf(trace.read), path, ways, reading }
  }
  // The alternatives are only known once all were tried.
  const matcher = new Matcher(grammar, words, slots)
  const ends = matcher.ends(grammar.root, 0)
  const longestPrefix = Math.max(matcher.expectations.farthest, ...ends.keys())
  return {
    matched: false,
    longestPrefix,
    expectedNext: matcher.expectations.at(longestPrefix),
    emptySlots: matcher.expectations.emptyAt(longestPrefix),
    couldEnd: ends.has(longestPrefix),
    nearest: options.nearest === false ? undefined : nearestSentence(grammar, spoken, slots),
  }
}
