import type { SuiteTest } from '@saywright/api/contract'
import {
  type Analysis,
  type CoveredPlace,
  coverage,
  type Meaning,
  match,
  missingSentences,
  type SlotValues,
} from '@saywright/grammar'

/** A branch that no sentence of the suite says. */
export type NeverSaid = {
  /** The word, or the name of the slot or rule in brackets. */
  readonly text: string
  readonly rule: string
  readonly line: number
  readonly from: number
  readonly to: number
}

/** A sentence that would say some of them. */
export type ProposedTest = {
  readonly sentence: string
  /** How many that those before it do not say. */
  readonly says: number
  readonly meaning: Meaning
}

export type MissingTests = {
  readonly proposed: readonly ProposedTest[]
  /** How many are never said, and how many of them the proposed sentences say. */
  readonly never: number
  readonly said: number
  /** The first of them. */
  readonly places: readonly NeverSaid[]
}

/** More are not listed, and not proposed at once. */
const maxListed = 100

/**
 * The fewest sentences that cover what the accepted sentences of a suite do not.
 *
 * @param limit how many at most.
 */
export function missingTests(
  { compiled }: Analysis,
  suite: readonly SuiteTest[],
  slots: SlotValues,
  limit: number,
): MissingTests {
  const accepted = suite.filter(({ expect }) => expect === 'accept').map(({ sentence }) => sentence)
  const { missed } = coverage(compiled, accepted, { slots })
  const { sentences } = missingSentences(compiled, accepted, { slots, limit: Math.min(limit, maxListed) })
  const proposed = sentences.flatMap(({ sentence, says }): ProposedTest[] => {
    const result = match(compiled, sentence, { slots, nearest: false })
    return result.matched ? [{ sentence, says: says.length, meaning: result.meaning }] : []
  })
  return {
    proposed,
    never: missed.length,
    said: proposed.reduce((sum, { says }) => sum + says, 0),
    places: missed.slice(0, maxListed).map(neverSaid),
  }
}

const neverSaid = ({ kind, text, rule, range: { start, end } }: CoveredPlace): NeverSaid => ({
  text: kind === 'word' ? text : `<${text}>`,
  ...{ rule, line: start.line, from: start.offset, to: end.offset },
})
