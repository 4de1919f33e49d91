import {
  concludeResult,
  isRightConclusion,
  type UnitTestResult,
  type UnitTestRun,
  type UnitTestRunSummary,
} from '@saywright/api/contract'

/** The changes of a recording since an earlier run, the most important first. */
export const changeKinds = ['broken', 'fixed', 'stillFail', 'stillPass', 'new'] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface ResultChange {
  readonly kind: ChangeKind
  readonly now: UnitTestResult
  /** Absent where the earlier run did not test the recording. */
  readonly before: UnitTestResult | undefined
  /** How much the confidence rose; absent where one of both has no sentence, or their scores have different versions. */
  readonly rise: number | undefined
}

type Run = Pick<UnitTestRun, 'results' | 'confidence_threshold' | 'scoring_version'>

type Scored = Pick<UnitTestRunSummary, 'scoring_version'>

/** Whether the scores of two runs have one meaning; runs from before there were versions are alike among themselves. */
export const isScoredAlike = (one: Scored, other: Scored): boolean =>
  (one.scoring_version ?? null) === (other.scoring_version ?? null)

/** The changes of a run, recording by recording; each run is judged with its own threshold. */
export function runDifference(before: Run, now: Run): ResultChange[] {
  const passes = (run: Run, result: UnitTestResult) =>
    isRightConclusion(concludeResult(result, run.confidence_threshold))
  const earlier = new Map(before.results.map((result) => [keyOf(result), result]))
  const isAlike = isScoredAlike(before, now)
  const changes = now.results.map((result): ResultChange => {
    const old = earlier.get(keyOf(result))
    const rise =
      isAlike && old && old.confidence !== null && result.confidence !== null
        ? result.confidence - old.confidence
        : undefined
    return { kind: kindOf(old && passes(before, old), passes(now, result)), now: result, before: old, rise }
  })
  return changes.toSorted((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind))
}

// A recording that is gone is known by its name alone.
const keyOf = ({ audio_id, audio_name }: UnitTestResult) => audio_id ?? audio_name

function kindOf(before: boolean | undefined, now: boolean): ChangeKind {
  if (before === undefined) return 'new'
  if (before === now) return now ? 'stillPass' : 'stillFail'
  return now ? 'fixed' : 'broken'
}

/** How many recordings a run broke, fixed and left unchanged. */
export function changeCounts(changes: readonly ResultChange[]): Readonly<Record<ChangeKind, number>> {
  const counts = { broken: 0, fixed: 0, stillFail: 0, stillPass: 0, new: 0 }
  for (const { kind } of changes) counts[kind]++
  return counts
}

/**
 * The run with which another is compared: the last good one before it, in which every recording passed, or the last
 * complete one where there was none.
 *
 * @param runs in any order.
 */
export function referenceOf(
  runs: readonly UnitTestRunSummary[],
  run: Pick<UnitTestRunSummary, 'number'>,
): UnitTestRunSummary | undefined {
  const earlier = runs
    .filter(({ number, status }) => number < run.number && status === 'completed')
    .toSorted((a, b) => b.number - a.number)
  return earlier.find(isGood) ?? earlier[0]
}

export const isGood = ({ passed, files }: Pick<UnitTestRunSummary, 'passed' | 'files'>) => passed === files
