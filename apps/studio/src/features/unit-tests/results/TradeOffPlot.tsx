import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import type { ErrorTradeOff, TradeOffPoint } from './errorTradeOff.js'
import * as css from './TradeOffPlot.css.js'

const size = 160

export type TradeOffPlotProps = {
  tradeOff: ErrorTradeOff
  /** The point where the threshold stands. */
  current: TradeOffPoint
  /** What the picture shows, for who cannot see it; the table beside says the rest. */
  label: string
}

/** False accepts upwards against false rejects to the right, as shares, and where the threshold stands. */
export function TradeOffPlot({ tradeOff: { points, expected, wrong }, current, label }: TradeOffPlotProps) {
  const x = scaleLinear([0, Math.max(1, expected)], [0, size])
  const y = scaleLinear([0, Math.max(1, wrong)], [size, 0])
  const path = line<TradeOffPoint>(
    ({ falseRejects }) => x(falseRejects),
    ({ falseAccepts }) => y(falseAccepts),
  ).curve(curveStepAfter)
  return (
    <svg className={css.plot} viewBox={`-8 -8 ${size + 16} ${size + 16}`} role="img" aria-label={label}>
      <path className={css.axes} d={`M0,0V${size}H${size}`} />
      <path className={css.curve} d={path([...points]) ?? ''} />
      <circle className={css.point} cx={x(current.falseRejects)} cy={y(current.falseAccepts)} r={6} />
    </svg>
  )
}
