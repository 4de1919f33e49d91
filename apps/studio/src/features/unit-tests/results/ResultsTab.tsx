import { type Expectation, typeOfTest, type UnitTest, type UnitTestRun } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Stack } from '@saywright/ui'
import { useMemo, useRef, useState } from 'react'
import { CountsCard } from './charts/CountsCard.js'
import { ScoresCard } from './charts/ScoresCard.js'
import { TradeOffCard } from './charts/TradeOffCard.js'
import { charts } from './ResultsTab.css.js'
import { ResultsTable, type ResultsTableProps } from './ResultsTable.js'
import { tallyOf } from './tally.js'
import { useResultKeys } from './useResultKeys.js'
import { WakeFiguresCard } from './wakeWords/WakeFiguresCard.js'

export type ResultsTabProps = Pick<ResultsTableProps, 'lang' | 'fetchAudio'> & {
  run: UnitTestRun
  test: Pick<UnitTest, 'confidence_threshold' | 'audio_files'>
  /** The threshold that is tried, from 0 to 10000. */
  threshold: number
  /** The threshold of the model; absent while it is loading. */
  modelThreshold: number | undefined
  onThreshold: (threshold: number) => void
  /**
   * Whether the threshold of the test comes from another version of the scores than this run: it may be applied again
   * unchanged.
   */
  isScoredOtherwise: boolean
  onApply: (threshold: number) => Promise<void>
  /** Changes the expectation of a recording from the next run on. */
  onExpect: (audioId: number, expectation: Expectation) => Promise<void>
  /** Where the recordings of the test are chosen. */
  editHref: string
}

/** The results of a run, and those with another threshold. */
export function ResultsTab({
  run,
  test,
  threshold,
  modelThreshold,
  onThreshold,
  isScoredOtherwise,
  onApply,
  onExpect,
  editHref,
  ...rest
}: ResultsTabProps) {
  const [isApplying, apply] = useBusy(onApply)
  const { results } = run
  const comparedWith = modelThreshold ?? run.confidence_threshold
  const ref = useRef<HTMLDivElement>(null)
  const { press } = useResultKeys(ref)
  const [previewed, setPreviewed] = useState<number>()
  const shown = previewed ?? threshold
  const tally = useMemo(() => tallyOf(results, shown), [results, shown])
  const tuned = { results, threshold: shown, comparedWith, onThreshold }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the focused element inside
    <div ref={ref} onKeyDown={press}>
      <Stack gap="x3">
        <div className={charts} data-both={tally.mustBe.refused > 0 || undefined}>
          <ScoresCard
            {...tuned}
            runThreshold={run.confidence_threshold}
            isApplying={isApplying}
            onApply={
              threshold === test.confidence_threshold && !isScoredOtherwise
                ? undefined
                : () => void apply(threshold)
            }
          />
          <TradeOffCard {...tuned} onPreview={setPreviewed} />
          <CountsCard
            tally={tally}
            was={tallyOf(results, comparedWith)}
            threshold={shown}
            comparedWith={comparedWith}
            average={run.average}
            savedThreshold={test.confidence_threshold}
            editHref={editHref}
          />
        </div>
        {typeOfTest(run) === 'wake_word' && <WakeFiguresCard results={results} threshold={shown} />}
        <ResultsTable
          {...rest}
          results={results}
          threshold={threshold}
          comparedWith={comparedWith}
          expected={test.audio_files}
          onExpect={onExpect}
        />
      </Stack>
    </div>
  )
}
