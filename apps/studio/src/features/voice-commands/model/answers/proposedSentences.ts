import { type Analysis, countSentences, type SlotValues, sentencesOnlyIn } from '@saywright/grammar'

export type ProposedSentences = {
  /** Accepted with the proposal and not without it. */
  readonly added: readonly string[]
  /** How many are added, where it is known: nothing was lost and both grammars can be counted. */
  readonly addedCount: bigint | undefined
  /** No longer accepted with the proposal. */
  readonly lost: readonly string[]
}

const addedMost = 4
const lostMost = 3

/**
 * The sentences that a proposal adds and removes, found by random walks.
 *
 * @param before the grammar without it, with what it imports.
 * @param seed another number finds other sentences.
 */
export function proposedSentences(
  before: Analysis,
  after: string,
  slots: SlotValues,
  seed: number,
): ProposedSentences {
  const [old, proposed] = [before.compiled, before.withSource(after).compiled]
  const lost = sentencesOnlyIn(old, proposed, { slots, seed, limit: lostMost })
  const [oldCount, count] = [countSentences(old, { slots }), countSentences(proposed, { slots })]
  const isCounted =
    lost.length === 0 && oldCount !== 'unbounded' && count !== 'unbounded' && count >= oldCount
  return {
    added: sentencesOnlyIn(proposed, old, { slots, seed, limit: addedMost }),
    addedCount: isCounted ? count - oldCount : undefined,
    lost,
  }
}
