import type { UnitTestRun } from '@saywright/api/contract'
import { useBusy } from '@saywright/shell/components'
import { Card, Stack } from '@saywright/ui'
import { useState } from 'react'
import { charts } from './ResultsTab.css.js'
import { ResultsTable, type ResultsTableProps } from './ResultsTable.js'
import { TallyCard } from './TallyCard.js'
import { ThresholdTuner, type ThresholdTunerProps } from './ThresholdTuner.js'
import { tallyOf } from './tally.js'

export type ResultsTabProps = Pick<ResultsTableProps, 'lang' | 'fetchAudio'> & {
  run: UnitTestRun
  /** The threshold that the test has, from 0 to 10000. */
  savedThreshold: number
  /** The test has its threshold from other scores than those of this run: it may be given again as it is. */
  isScoredOtherwise: boolean
  onApply: (threshold: number) => Promise<void>
  /** The threshold that the model has; absent while it is on its way. */
  modelThreshold: number | undefined
  isModelScoredOtherwise: ThresholdTunerProps['isModelScoredOtherwise']
  onUseForModel: (threshold: number) => Promise<void>
}

/** What came of a run, and what another threshold would make of it. */
export function ResultsTab({
  run,
  savedThreshold,
  isScoredOtherwise,
  onApply,
  modelThreshold,
  isModelScoredOtherwise,
  onUseForModel,
  ...rest
}: ResultsTabProps) {
  const [threshold, setThreshold] = useState(run.confidence_threshold)
  const [isApplying, apply] = useBusy(onApply)
  const [isUsing, giveToModel] = useBusy(onUseForModel)
  const { results } = run
  return (
    <Stack gap="x3">
      <div className={charts}>
        <ThresholdTuner
          results={results}
          threshold={threshold}
          runThreshold={run.confidence_threshold}
          onThreshold={setThreshold}
          isApplying={isApplying}
          onApply={
            threshold === savedThreshold && !isScoredOtherwise ? undefined : () => void apply(threshold)
          }
          modelThreshold={modelThreshold}
          isModelScoredOtherwise={isModelScoredOtherwise}
          isUsing={isUsing}
          onUseForModel={() => void giveToModel(threshold)}
        />
        <TallyCard
          tally={tallyOf(results, threshold)}
          threshold={threshold}
          savedThreshold={savedThreshold}
          average={run.average}
        />
      </div>
      <Card isFlush>
        <ResultsTable {...rest} results={results} threshold={threshold} />
      </Card>
    </Stack>
  )
}
