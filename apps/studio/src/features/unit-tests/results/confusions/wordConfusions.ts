import type { UnitTestResult } from '@saywright/api/contract'
import { normalizeWord } from '@saywright/grammar'
import { wordDifference } from '../wordDifference.js'

/** A word that was recognized in place of another one. */
export interface Confusion {
  readonly expected: string
  readonly heard: string
  /** Names of the recordings, one each time it happened. */
  readonly files: readonly string[]
}

/** Which words were taken for which, the most frequent first. A word left out or put in is taken for none. */
export function wordConfusions(results: readonly UnitTestResult[]): Confusion[] {
  const found = new Map<string, Confusion>()
  for (const { expected, expectation, result, is_expected, audio_name } of results) {
    // A recording to refuse was not meant to be a sentence: none of its words was confused.
    if (result === null || is_expected || expectation !== 'sentence') continue
    for (const [from, to] of replacedWords(expected, result)) {
      const key = `${from}\n${to}`
      const files = [...(found.get(key)?.files ?? []), audio_name]
      found.set(key, { expected: from, heard: to, files })
    }
  }
  return [...found.values()].toSorted(
    (a, b) => b.files.length - a.files.length || a.expected.localeCompare(b.expected),
  )
}

function replacedWords(expected: string, result: string): (readonly [from: string, to: string])[] {
  const pairs: (readonly [string, string])[] = []
  let missing: string[] = []
  let added: string[] = []
  const settle = () => {
    for (const [place, from] of missing.entries()) {
      const to = added[place]
      if (to !== undefined) pairs.push([from, to])
    }
    missing = []
    added = []
  }
  for (const { kind, text } of wordDifference(expected, result)) {
    if (kind === 'same') settle()
    else (kind === 'missing' ? missing : added).push(normalizeWord(text))
  }
  settle()
  return pairs
}

/** The words of a matrix: those of the most frequent confusions, in the order of the alphabet. */
export function confusedWords(confusions: readonly Confusion[], most: number): string[] {
  const words = new Set<string>()
  for (const { expected, heard } of confusions) {
    if (new Set([...words, expected, heard]).size > most) continue
    words.add(expected).add(heard)
  }
  return [...words].toSorted((a, b) => a.localeCompare(b))
}
