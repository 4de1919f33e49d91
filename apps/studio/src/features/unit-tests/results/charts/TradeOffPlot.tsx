import { useLocale } from '@saywright/ui/i18n'
import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import * as css from './TradeOffPlot.css.js'
import { type ErrorTradeOff, pointAt, type TradeOffPoint } from './tradeOff.js'

export type TradeOffPlotProps = {
  tradeOff: ErrorTradeOff
  /** The one that is tried, from 0 to 10000: the disc. */
  threshold: number
  /** The one that the model has: the ring. */
  comparedWith: number
  /** What the disc says. */
  label: string
}

const size = { width: 250, height: 100 }
const ticks = 4

/** What is taken by mistake, upwards, by what is not recognized right, across: a step where a threshold changes it. */
export function TradeOffPlot({ tradeOff, threshold, comparedWith, label }: TradeOffPlotProps) {
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 })
  const { points, recognizable, refusable } = tradeOff
  const shares = points.map(({ taken, missed }) => ({
    across: missed / recognizable,
    up: taken / refusable,
  }))
  const most = (of: 'across' | 'up') => Math.max(0.1, ...shares.map((share) => share[of]))
  const x = scaleLinear([0, most('across')], [0, size.width]).nice(ticks)
  const y = scaleLinear([0, most('up')], [size.height, 0]).nice(ticks)
  const path = line<(typeof shares)[number]>(
    ({ across }) => x(across),
    ({ up }) => y(up),
  ).curve(curveStepAfter)
  const at = (point: TradeOffPoint | undefined) =>
    point && { cx: x(point.missed / recognizable), cy: y(point.taken / refusable) }
  return (
    <svg
      className={css.plot}
      viewBox={`-40 -8 ${size.width + 60} ${size.height + 32}`}
      role="img"
      aria-label={label}
    >
      {x.ticks(ticks).map((value) => (
        <g key={value}>
          <line className={css.line} x1={x(value)} x2={x(value)} y1={0} y2={size.height} />
          <text className={css.figure} x={x(value)} y={size.height + 18} textAnchor="middle">
            {percent.format(value)}
          </text>
        </g>
      ))}
      {y.ticks(ticks).map((value) => (
        <g key={value}>
          <line className={css.line} x1={0} x2={size.width} y1={y(value)} y2={y(value)} />
          <text className={css.figure} x={-8} y={y(value) + 4} textAnchor="end">
            {percent.format(value)}
          </text>
        </g>
      ))}
      <path className={css.axes} d={`M0,0V${size.height}H${size.width}`} />
      <path className={css.curve} d={path(shares) ?? ''} />
      <circle className={css.now} {...at(pointAt(tradeOff, comparedWith))} r={6} />
      <circle className={css.tried} {...at(pointAt(tradeOff, threshold))} r={6} />
    </svg>
  )
}
