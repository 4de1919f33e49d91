import { limits, type UnitTestResult } from '@saywright/api/contract'
import { Button, Card, type Column, DataTable, Disclosure, Slider, Stack } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useId, useMemo } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { errorTradeOff, thresholdOfFewestErrors } from './errorTradeOff.js'
import * as css from './Histogram.css.js'
import { HatchPattern, HistogramPlot } from './HistogramPlot.js'
import { type ScoreBin, scoreBins } from './histogram.js'
import { TradeOff } from './TradeOff.js'

export type ThresholdTunerProps = {
  results: readonly UnitTestResult[]
  /** From 0 to 10000. */
  threshold: number
  /** That of the run. */
  runThreshold: number
  onThreshold: (threshold: number) => void
  /** Absent where the test has this threshold already. */
  onApply?: (() => void) | undefined
  isApplying: boolean
  /** The one that the model has; absent while it is on its way. */
  modelThreshold: number | undefined
  /** The model has it from other scores than those of this run: it may be given again as it is. */
  isModelScoredOtherwise: boolean
  onUseForModel: () => void
  isUsing: boolean
}

const step = 50

/** The scores of a run, and one slider for the threshold between them. */
export function ThresholdTuner({
  results,
  threshold,
  runThreshold,
  onThreshold,
  onApply,
  isApplying,
  modelThreshold,
  isModelScoredOtherwise,
  onUseForModel,
  isUsing,
}: ThresholdTunerProps) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const bins = useMemo(() => scoreBins(results), [results])
  const tradeOff = useMemo(() => errorTradeOff(results, step), [results])
  const fewest = thresholdOfFewestErrors(tradeOff, step, limits.confidenceMax)
  const isUsed = threshold === modelThreshold && !isModelScoredOtherwise
  const title = t('tuner.title', { count: results.length })
  return (
    <Card title={title} actions={<Legend />}>
      <Stack gap="x3">
        <HistogramPlot bins={bins} threshold={threshold} label={title} />
        {/* As wide as the scores above it, so that its thumb stands below their line. */}
        <Slider
          label={t('tuner.threshold')}
          value={threshold}
          minValue={limits.confidenceMin}
          maxValue={limits.confidenceMax}
          step={step}
          onChange={onThreshold}
        />
        <div className={css.tuner}>
          {fewest !== undefined && fewest !== threshold && (
            <Button size="small" variant="ghost" onPress={() => onThreshold(fewest)}>
              {t('tuner.fewest', { threshold: numbers.format(fewest) })}
            </Button>
          )}
          {threshold !== runThreshold && (
            <Button size="small" variant="ghost" onPress={() => onThreshold(runThreshold)}>
              {t('tuner.reset')}
            </Button>
          )}
          {onApply && (
            <Button size="small" isPending={isApplying} onPress={onApply}>
              {t('tuner.apply', { threshold: numbers.format(threshold) })}
            </Button>
          )}
          {modelThreshold !== undefined && (
            <Button
              size="small"
              variant="primary"
              isPending={isUsing}
              isDisabled={isUsed}
              onPress={onUseForModel}
            >
              {t(isUsed ? 'tuner.usedByModel' : 'tuner.useForModel', {
                threshold: numbers.format(threshold),
              })}
            </Button>
          )}
        </div>
        <Disclosure variant="plain" title={t('tuner.table')}>
          <BinTable bins={bins} />
        </Disclosure>
        <Disclosure variant="plain" title={t('tuner.errors')}>
          <TradeOff tradeOff={tradeOff} threshold={threshold} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

function BinTable({ bins }: { bins: readonly ScoreBin[] }) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const filled = bins.filter(({ expected, wrong }) => expected + wrong > 0)
  return (
    <DataTable
      caption={t('tuner.table')}
      columns={binColumns(t, numbers)}
      rows={filled}
      rowKey={({ from }) => from}
      empty={t('tally.none')}
    />
  )
}

const binColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
): Column<ScoreBin>[] => [
  {
    id: 'range',
    header: t('tuner.range'),
    isRowHeader: true,
    cell: ({ from, to }) => t('tuner.from', { from: numbers.format(from), to: numbers.format(to) }),
  },
  { id: 'expected', header: t('tuner.expected'), align: 'end', cell: ({ expected }) => expected },
  { id: 'wrong', header: t('tuner.wrong'), align: 'end', cell: ({ wrong }) => wrong },
]

function Legend() {
  const t = useMessages(unitTestsMessages)
  const id = useId()
  return (
    <span className={css.legend}>
      <span className={css.entry}>
        <svg width={12} height={12} aria-hidden>
          <rect width={12} height={12} rx={2} className={css.expected} />
        </svg>
        {t('tuner.expected')}
      </span>
      <span className={css.entry}>
        <svg width={12} height={12} aria-hidden>
          <HatchPattern id={id} />
          <rect x={1} y={1} width={10} height={10} rx={2} className={css.wrong} fill={`url(#${id})`} />
        </svg>
        {t('tuner.wrong')}
      </span>
    </span>
  )
}
