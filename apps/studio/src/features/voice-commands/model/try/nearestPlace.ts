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
 * The place to edit for a grammar to accept something similar to a sentence: where the sentence leaves the grammar, or
 * begins when it does not.
 */
export function nearestPlace({ result }: TriedSentence): NearestPlace | undefined {
  // The start statement leads into the grammar; it is not part of the path.
  const place = result.matched ? result.path.find(({ rule }) => rule !== '') : result.expectedNext[0]
  if (!place) return undefined
  const { start, end } = place.range
  return { line: start.line, from: start.offset, to: end.offset }
}
