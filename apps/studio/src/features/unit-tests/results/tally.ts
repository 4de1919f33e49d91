import {
  type Conclusion,
  concludeResult,
  conclusions,
  isRightConclusion,
  type UnitTestResult,
} from '@saywright/api/contract'

export interface Tally {
  readonly of: Readonly<Record<Conclusion, number>>
  /** Results there are, whatever they say. */
  readonly tested: number
  /** Results that are as expected: recognized right or refused right. */
  readonly right: number
  /** Recordings that must be recognized, and those that must be refused, tested or not. */
  readonly mustBe: Readonly<Record<'recognized' | 'refused', number>>
}

/** How many results mean what with a threshold. */
export function tallyOf(results: readonly UnitTestResult[], threshold: number): Tally {
  const of = Object.fromEntries(conclusions.map((conclusion) => [conclusion, 0])) as Record<
    Conclusion,
    number
  >
  for (const result of results) of[concludeResult(result, threshold)]++
  const recognized = results.filter(({ expectation }) => expectation === 'sentence').length
  return {
    of,
    tested: results.length - of.waiting,
    right: conclusions.filter(isRightConclusion).reduce((sum, conclusion) => sum + of[conclusion], 0),
    mustBe: { recognized, refused: results.length - recognized },
  }
}
