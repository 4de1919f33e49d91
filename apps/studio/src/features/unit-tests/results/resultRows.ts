import {
  type Conclusion,
  concludeResult,
  isRightConclusion,
  type UnitTestResult,
} from '@saywright/api/contract'
import { matchesText } from '@saywright/ui'
import { speakerOf } from './speakerOf.js'

/** A result, and its conclusion with another threshold. */
export type ResultRow = UnitTestResult & {
  /** The threshold that is tried. */
  readonly at: number
  /** The conclusion with the tried threshold. */
  readonly now: Conclusion
  /** Whether it judges otherwise than the threshold that is compared with. */
  readonly isChanged: boolean
  readonly speaker: string | undefined
}

/** The results in the order of the table: failed ones first, then those that another threshold changes. */
export function resultRows(
  results: readonly UnitTestResult[],
  at: number,
  comparedWith: number,
): ResultRow[] {
  const rows = results.map((result) => {
    const now = concludeResult(result, at)
    const isChanged = now !== concludeResult(result, comparedWith)
    return { ...result, at, now, isChanged, speaker: speakerOf(result.audio_name) }
  })
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

export const isWrong = ({ now }: Pick<ResultRow, 'now'>) => now !== 'waiting' && !isRightConclusion(now)

const rank = (row: ResultRow) => (isWrong(row) ? 0 : row.isChanged ? 1 : 2)

export const shownResults = ['all', 'wrong', 'changed'] as const
export type ShownResults = (typeof shownResults)[number]

export interface ResultFilter {
  readonly shown: ShownResults
  /** `any`, or an expectation. */
  readonly expectation: 'any' | UnitTestResult['expectation']
  /** `any`, or a speaker. */
  readonly speaker: string
  readonly query: string
}

export const anyResult: ResultFilter = { shown: 'all', expectation: 'any', speaker: 'any', query: '' }

export function filterRows(rows: readonly ResultRow[], filter: ResultFilter): ResultRow[] {
  const { shown, expectation, speaker, query } = filter
  return rows.filter(
    (row) =>
      (shown === 'all' || (shown === 'wrong' ? isWrong(row) : row.isChanged)) &&
      (expectation === 'any' || row.expectation === expectation) &&
      (speaker === 'any' || row.speaker === speaker) &&
      matchesText(`${row.audio_name} ${row.expected} ${row.result ?? ''}`, query),
  )
}

/** The speakers, each once. */
export const speakersOf = (rows: readonly ResultRow[]): string[] =>
  [...new Set(rows.flatMap(({ speaker }) => speaker ?? []))].toSorted((a, b) => a.localeCompare(b))
