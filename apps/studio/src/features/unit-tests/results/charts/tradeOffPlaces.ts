import { scaleLinear } from 'd3-scale'
import type { ErrorTradeOff, TradeOffPoint } from './tradeOff.js'

interface Place {
  readonly x: number
  readonly y: number
}

/** A threshold of the curve, where it is drawn. */
export interface TradeOffPlace extends Place {
  readonly point: TradeOffPoint
}

/**
 * Positions of the thresholds: false rejections across, false acceptances upwards.
 *
 * @param size of the plot, in its own units.
 * @param ticks how many figures an axis has, about.
 */
export function tradeOffPlaces(
  { points, recognizable, refusable }: ErrorTradeOff,
  size: { readonly width: number; readonly height: number },
  ticks: number,
) {
  const across = ({ missed }: TradeOffPoint) => missed / recognizable
  const up = ({ taken }: TradeOffPoint) => taken / refusable
  const most = (of: (point: TradeOffPoint) => number) => Math.max(0.1, ...points.map(of))
  const x = scaleLinear([0, most(across)], [0, size.width]).nice(ticks)
  const y = scaleLinear([0, most(up)], [size.height, 0]).nice(ticks)
  return {
    x,
    y,
    places: points.map((point): TradeOffPlace => ({ point, x: x(across(point)), y: y(up(point)) })),
  }
}

/** The point of the curve that is nearest to a place; a step goes across from where it begins, then down to where it ends. */
export function pointNear(places: readonly TradeOffPlace[], to: Place): TradeOffPoint | undefined {
  const corners = places.flatMap((place, index) => {
    const before = places[index - 1]
    return before ? [{ before, place, corner: { x: place.x, y: before.y } }] : []
  })
  const lines = [
    ...places.map((place) => ({ point: place.point, from: place as Place, end: place as Place })),
    ...corners.flatMap(({ before, place, corner }) => [
      { point: before.point, from: before, end: corner },
      { point: place.point, from: corner, end: place },
    ]),
  ].map(({ point, from, end }) => ({
    point,
    distance: Math.hypot(to.x - between(to.x, from.x, end.x), to.y - between(to.y, from.y, end.y)),
  }))
  // Of the same distance the first counts: a point before the line that ends at it.
  return lines.toSorted((a, b) => a.distance - b.distance)[0]?.point
}

const between = (value: number, one: number, other: number) =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other))

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Where a key moves along the curve; undefined for keys that do not. */
export function pointAfterKey(
  { points }: ErrorTradeOff,
  key: string,
  threshold: number,
): TradeOffPoint | undefined {
  const last = points.length - 1
  const at = points.findLastIndex((point) => point.threshold <= threshold)
  const next = moves[key]?.(at, last)
  return next === undefined ? undefined : points[Math.min(last, Math.max(0, next))]
}
