import type { TriedSentence } from '../answers/trySentence.js'

/** A place in the text of a grammar. */
export type NearestPlace = {
  /** From 1. */
  readonly line: number
  /** In characters. */
  readonly from: number
  readonly to: number
}

/**
 * Where somebody looks who wants a grammar to accept what resembles a sentence: where the sentence leaves the grammar, or
 * begins when it does not.
 */
export function nearestPlace({ result }: TriedSentence): NearestPlace | undefined {
  // The start statement leads into the grammar; it is no part of the way.
  const place = result.matched ? result.path.find(({ rule }) => rule !== '') : result.expectedNext[0]
  if (!place) return undefined
  const { start, end } = place.range
  return { line: start.line, from: start.offset, to: end.offset }
}
