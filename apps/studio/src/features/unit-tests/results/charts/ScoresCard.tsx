import { limits, type UnitTestResult } from '@saywright/api/contract'
import { thresholdStep } from '@saywright/audio/signal'
import { Button, type Column, DataTable } from '@saywright/ui'
import { type TranslateOf, useLocale } from '@saywright/ui/i18n'
import { useId, useMemo } from 'react'
import type { unitTestsMessages } from '../../messages/index.js'
import { useTestMessages } from '../../TestedTypeContext.js'
import { HatchPattern } from '../HatchPattern.js'
import { ChartCard } from './ChartCard.js'
import * as css from './MirrorHistogramPlot.css.js'
import { MirrorHistogramPlot } from './MirrorHistogramPlot.js'
import { type BarKind, downwards, type ScoreBin, scoreBins, upwards } from './mirrorHistogram.js'
import { errorTradeOff, thresholdOfFewestErrors } from './tradeOff.js'

export type ScoresCardProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  /** Threshold of the run. */
  runThreshold: number
  /** The one that is compared with: the model's, or that of the run. */
  comparedWith: number
  onThreshold: (threshold: number) => void
  /** Gives it to the test; absent where the test has it already. */
  onApply?: (() => void) | undefined
  isApplying: boolean
}

/** The scores of a run on both sides of the ground, and the threshold among them. */
export function ScoresCard({
  results,
  threshold,
  runThreshold,
  comparedWith,
  onThreshold,
  onApply,
  isApplying,
}: ScoresCardProps) {
  const t = useTestMessages()
  const numbers = new Intl.NumberFormat(useLocale())
  const tradeOff = useMemo(() => errorTradeOff(results, thresholdStep), [results])
  const fewest = thresholdOfFewestErrors(tradeOff, thresholdStep, limits.confidenceMax)
  const title = t('tuner.title', { count: results.length })
  const suggestions = (
    <span className={css.suggestions}>
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
    </span>
  )
  return (
    <ChartCard
      title={title}
      legend={
        <div className={css.above}>
          <Legend hasRefusals={tradeOff.refusable > 0} />
          {suggestions}
        </div>
      }
      plot={<MirrorHistogramPlot {...{ results, threshold, comparedWith, onThreshold }} label={title} />}
      table={<BinTable bins={scoreBins(results, threshold)} caption={title} />}
    />
  )
}

function Legend({ hasRefusals }: { hasRefusals: boolean }) {
  const t = useTestMessages()
  const id = useId()
  return (
    <span className={css.legend}>
      <Entry kind="recognized">{t('charts.up')}</Entry>
      {hasRefusals && <Entry kind="refusedRight">{t('charts.down')}</Entry>}
      <span className={css.entry}>
        <svg width={12} height={12} aria-hidden>
          <HatchPattern id={id} />
          <rect x={1} y={1} width={10} height={10} rx={2} className={css.bars.taken} fill={`url(#${id})`} />
        </svg>
        {t('charts.wrong')}
      </span>
    </span>
  )
}

function Entry({ kind, children }: { kind: BarKind; children: string }) {
  return (
    <span className={css.entry}>
      <svg width={12} height={12} aria-hidden>
        <rect width={12} height={12} rx={2} className={css.bars[kind]} />
      </svg>
      {children}
    </span>
  )
}

function BinTable({ bins, caption }: { bins: readonly ScoreBin[]; caption: string }) {
  const t = useTestMessages()
  const numbers = new Intl.NumberFormat(useLocale())
  const kinds = [...upwards, ...downwards].filter((kind) => bins.some((bin) => bin[kind] > 0))
  const filled = bins.filter((bin) => kinds.some((kind) => bin[kind] > 0))
  return (
    <DataTable
      caption={caption}
      columns={binColumns(t, numbers, kinds)}
      rows={filled}
      rowKey={({ from }) => from}
      empty={t('tally.none')}
    />
  )
}

const binColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
  kinds: readonly BarKind[],
): Column<ScoreBin>[] => [
  {
    id: 'range',
    header: t('tuner.range'),
    isRowHeader: true,
    cell: ({ from, to }) => t('tuner.from', { from: numbers.format(from), to: numbers.format(to) }),
  },
  ...kinds.map(
    (kind): Column<ScoreBin> => ({
      id: kind,
      header: t(`charts.bars.${kind}`),
      align: 'end',
      cell: (bin) => bin[kind],
    }),
  ),
]
