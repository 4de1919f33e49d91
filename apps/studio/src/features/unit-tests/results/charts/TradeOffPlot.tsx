import { limits } from '@saywright/api/contract'
import { useLocale } from '@saywright/ui/i18n'
import { curveStepAfter, line } from 'd3-shape'
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import * as css from './TradeOffPlot.css.js'
import { type ErrorTradeOff, pointAt } from './tradeOff.js'
import { pointAfterKey, pointNear, type TradeOffPlace, tradeOffPlaces } from './tradeOffPlaces.js'

export type TradeOffPlotProps = {
  tradeOff: ErrorTradeOff
  /** The one that is tried, from 0 to 10000: the disc. */
  threshold: number
  /** The one that the model has: the ring. */
  comparedWith: number
  /** Label of the slider. */
  label: string
  /** Text of the disc. */
  valueText: string
  /** Tries a threshold. */
  onThreshold: (threshold: number) => void
  /** Shows a threshold while the pointer is at it; undefined once it has left. */
  onPreview: (threshold: number | undefined) => void
}

const size = { width: 250, height: 100 }
const box = { left: -40, top: -8, width: size.width + 60, height: size.height + 32 }
const ticks = 4

/**
 * False acceptances, upwards, by false rejections, across: a step where a threshold changes them. The pointer shows the
 * values at its position and a press tries them, also during a touch; keys move from step to step.
 */
export function TradeOffPlot({
  tradeOff,
  threshold,
  comparedWith,
  label,
  valueText,
  onThreshold,
  onPreview,
}: TradeOffPlotProps) {
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 })
  const { x, y, places } = useMemo(() => tradeOffPlaces(tradeOff, size, ticks), [tradeOff])
  const path = line<TradeOffPlace>(
    (place) => place.x,
    (place) => place.y,
  ).curve(curveStepAfter)
  const at = (value: number) => {
    const place = places.find(({ point }) => point === pointAt(tradeOff, value))
    return place && { cx: place.x, cy: place.y }
  }
  const under = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const drawn = currentTarget.getBoundingClientRect()
    const scale = box.width / drawn.width
    const place = {
      x: (clientX - drawn.left) * scale + box.left,
      y: (clientY - drawn.top) * scale + box.top,
    }
    return pointNear(places, place)?.threshold
  }
  const press = (event: KeyboardEvent) => {
    const next = pointAfterKey(tradeOff, event.key, threshold)
    if (next === undefined) return
    event.preventDefault()
    onThreshold(next.threshold)
  }
  return (
    <div
      className={css.track}
      // Both axes run as they do in every language.
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={limits.confidenceMin}
      aria-valuemax={limits.confidenceMax}
      aria-valuenow={threshold}
      aria-valuetext={valueText}
      onKeyDown={press}
      onPointerDown={(event) => {
        // So that keys continue from where the pointer left it. A touch is captured by its target anyway.
        event.currentTarget.focus({ preventScroll: true })
        event.preventDefault()
        onPreview(under(event))
      }}
      onPointerMove={(event) => onPreview(under(event))}
      onPointerUp={(event) => {
        const pressed = under(event)
        onPreview(undefined)
        if (pressed !== undefined) onThreshold(pressed)
      }}
      onPointerCancel={() => onPreview(undefined)}
      onPointerLeave={() => onPreview(undefined)}
    >
      <svg className={css.plot} viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden>
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
        <path className={css.curve} d={path(places) ?? ''} />
        <circle className={css.now} {...at(comparedWith)} r={6} />
        <circle className={css.tried} {...at(threshold)} r={6} />
      </svg>
    </div>
  )
}
