import { area, curveMonotoneX, line } from 'd3-shape'
import type { PlacedSound, TimeWindow } from './timeline.js'

/** Units of the drawing, which is stretched to its place. */
export const drawing = { width: 1000, height: 100 } as const

type Point = readonly [x: number, y: number]

export type CurveOptions = {
  readonly window: TimeWindow
  /** Length of a score's step in seconds. */
  readonly stepSeconds: number
  /** Points that there is room for; of more scores the highest of each place is drawn. */
  readonly columns: number
}

/**
 * The curve of sounds in a window, and the area below it, as paths of SVG. Sounds are not connected. Which scores share a point
 * depends on their place in the sound alone, so that a peak keeps its shape while the window moves.
 */
export function curvePaths(sounds: readonly PlacedSound[], options: CurveOptions) {
  const parts = sounds.map((sound) => pointsOf(sound, options)).filter((points) => points.length > 0)
  return { line: parts.map(linePath).join(''), area: parts.map(areaPath).join('') }
}

const linePath = (points: Point[]) => line<Point>().curve(curveMonotoneX).digits(1)(points) ?? ''
const areaPath = (points: Point[]) =>
  area<Point>()
    .x(([x]) => x)
    .y0(drawing.height)
    .y1(([, y]) => y)
    .curve(curveMonotoneX)
    .digits(1)(points) ?? ''

function pointsOf(
  { from, to, scores }: PlacedSound,
  { window, stepSeconds, columns }: CurveOptions,
): Point[] {
  const shown = window.to - window.from
  if (shown <= 0 || to <= window.from || from >= window.to) return []
  const perPoint = Math.max(1, Math.ceil(shown / stepSeconds / Math.max(1, columns)))
  const pointSeconds = perPoint * stepSeconds
  const count = Math.ceil(scores.length / perPoint)
  // One more on each side, so that the curve runs to the edges.
  const first = Math.max(0, Math.floor((window.from - from) / pointSeconds) - 1)
  const last = Math.min(count - 1, Math.ceil((window.to - from) / pointSeconds))
  const xOf = (seconds: number) => ((seconds - window.from) / shown) * drawing.width
  const points: Point[] = []
  for (let point = first; point <= last; point++)
    points.push([
      xOf(Math.min(to, from + (point + 0.5) * pointSeconds)),
      yOf(highest(scores, point * perPoint, (point + 1) * perPoint)),
    ])
  const [head] = points
  const tail = points.at(-1)
  if (!head || !tail) return []
  // A sound begins and ends at its very edges.
  if (first === 0) points.unshift([xOf(from), head[1]])
  if (last === count - 1) points.push([xOf(to), tail[1]])
  return points
}

function highest(scores: ArrayLike<number>, from: number, to: number): number {
  let found = 0
  for (let step = from; step < Math.min(to, scores.length); step++) found = Math.max(found, scores[step] ?? 0)
  return found
}

const yOf = (score: number) => drawing.height * (1 - Math.min(10_000, Math.max(0, score)) / 10_000)
