import { type Column, DataTable } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'
import type { ErrorTradeOff, TradeOffPoint } from './errorTradeOff.js'
import { both, table } from './TradeOffPlot.css.js'
import { TradeOffPlot } from './TradeOffPlot.js'

export type TradeOffProps = {
  tradeOff: ErrorTradeOff
  /** From 0 to 10000. */
  threshold: number
}

/** What each threshold gets wrong: a curve, and the same as a table. */
export function TradeOff({ tradeOff, threshold }: TradeOffProps) {
  const t = useMessages(unitTestsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const { points, expected, wrong } = tradeOff
  const current = points.findLast((point) => point.threshold <= threshold)
  if (!current) return null
  const label = t('tuner.errorsNow', {
    threshold: numbers.format(threshold),
    falseAccepts: current.falseAccepts,
    falseRejects: current.falseRejects,
    ...{ wrong, expected },
  })
  return (
    <div className={both}>
      <TradeOffPlot tradeOff={tradeOff} current={current} label={label} />
      <div className={table}>
        <DataTable
          caption={t('tuner.errors')}
          columns={tradeOffColumns(t, numbers)}
          rows={points}
          rowKey={(point) => point.threshold}
          isRowSelected={(point) => point === current}
        />
      </div>
    </div>
  )
}

const tradeOffColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
): Column<TradeOffPoint>[] => [
  {
    id: 'threshold',
    header: t('tuner.fromThreshold'),
    isRowHeader: true,
    cell: ({ threshold }) => numbers.format(threshold),
  },
  {
    id: 'falseAccepts',
    header: t('tuner.falseAccepts'),
    align: 'end',
    cell: ({ falseAccepts }) => falseAccepts,
  },
  {
    id: 'falseRejects',
    header: t('tuner.falseRejects'),
    align: 'end',
    cell: ({ falseRejects }) => falseRejects,
  },
]
