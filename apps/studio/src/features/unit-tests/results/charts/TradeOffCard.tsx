import type { UnitTestResult } from '@saywright/api/contract'
import { thresholdStep } from '@saywright/audio/signal'
import { type Column, DataTable, Text } from '@saywright/ui'
import { type TranslateOf, useLocale } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import type { unitTestsMessages } from '../../messages/index.js'
import { useTestMessages } from '../../TestedTypeContext.js'
import { ChartCard } from './ChartCard.js'
import { highestLikelyShare } from './likelyShares.js'
import { TradeOffPlot } from './TradeOffPlot.js'
import { errorTradeOff, pointAt, type TradeOffPoint } from './tradeOff.js'

export type TradeOffCardProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  comparedWith: number
  onThreshold: (threshold: number) => void
  /** Shows a threshold without trying it; undefined for the one that is tried again. */
  onPreview: (threshold: number | undefined) => void
}

/** The errors of each threshold on both sides; renders nothing without tested recordings of both. */
export function TradeOffCard({
  results,
  threshold,
  comparedWith,
  onThreshold,
  onPreview,
}: TradeOffCardProps) {
  const t = useTestMessages()
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const tradeOff = useMemo(() => errorTradeOff(results, thresholdStep), [results])
  const { points, recognizable, refusable } = tradeOff
  const tried = pointAt(tradeOff, threshold)
  if (!tried || recognizable === 0 || refusable === 0) return null
  const said = {
    threshold: numbers.format(threshold),
    ...{ taken: tried.taken, missed: tried.missed, recognizable, refusable },
  }
  const title = t('tradeOff.title')
  return (
    <ChartCard
      title={title}
      legend={
        <Text variant="caption" tone="secondary">
          {t('tradeOff.axes')}
        </Text>
      }
      plot={
        <TradeOffPlot
          {...{ tradeOff, threshold, comparedWith, onThreshold, onPreview }}
          label={t('tradeOff.threshold')}
          valueText={t('tradeOff.now', said)}
        />
      }
      table={
        <DataTable
          caption={title}
          columns={tradeOffColumns(t, numbers)}
          rows={points}
          rowKey={(point) => point.threshold}
          isRowSelected={(point) => point === tried}
          onRowPress={(point) => onThreshold(point.threshold)}
        />
      }
    >
      <Text variant="bodySmall" tone="secondary">
        {t('tradeOff.possible', {
          ...said,
          count: refusable,
          share: percent.format(highestLikelyShare(tried.taken, refusable)),
        })}
      </Text>
    </ChartCard>
  )
}

const tradeOffColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
): Column<TradeOffPoint>[] => [
  {
    id: 'threshold',
    header: t('tradeOff.from'),
    isRowHeader: true,
    cell: ({ threshold }) => numbers.format(threshold),
  },
  { id: 'taken', header: t('tradeOff.taken'), align: 'end', cell: ({ taken }) => taken },
  { id: 'missed', header: t('tradeOff.missed'), align: 'end', cell: ({ missed }) => missed },
]
