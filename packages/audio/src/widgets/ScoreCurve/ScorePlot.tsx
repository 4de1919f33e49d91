import { useLanguageTag } from '@saywright/ui/i18n'
import { type CSSProperties, useId, useMemo } from 'react'
import { fractionOf } from '../ThresholdTuner/thresholdScale.js'
import { useWidth } from '../useWidth.js'
import { curvePaths, drawing } from './curvePaths.js'
import { EventMarks } from './EventMarks.js'
import * as css from './ScoreCurve.css.js'
import type { PlacedSound, TimeWindow } from './timeline.js'

type ScorePlotProps = {
  /** Text alternative of the curve. */
  summary: string
  sounds: readonly PlacedSound[]
  stepSeconds: number
  threshold: number
  height: keyof typeof css.heights
  window: TimeWindow
}

const lines = [0, 2500, 5000, 7500, 10_000]
// Of the drawing that is measured before there is a width.
const usualColumns = 400

/** Grid, curve and marks. */
export function ScorePlot({ summary, sounds, stepSeconds, threshold, height, window }: ScorePlotProps) {
  const numbers = new Intl.NumberFormat(useLanguageTag())
  const id = useId()
  const [width, measure] = useWidth()
  const { from, to } = window
  const columns = Math.max(1, Math.floor(width / 2)) || usualColumns
  const paths = useMemo(
    () => curvePaths(sounds, { window: { from, to }, stepSeconds, columns }),
    [sounds, from, to, stepSeconds, columns],
  )
  const thresholdHeight = drawing.height * (1 - fractionOf(threshold))
  return (
    <div ref={measure} className={`${css.plot} ${css.heights[height]}`} role="img" aria-label={summary}>
      <svg
        className={css.canvas}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <clipPath id={id}>
          <rect width={drawing.width} height={thresholdHeight} />
        </clipPath>
        {lines.map((score) => (
          <line
            key={score}
            className={css.gridline}
            x1={0}
            x2={drawing.width}
            y1={yOf(score)}
            y2={yOf(score)}
          />
        ))}
        <path className={css.below} d={paths.area} />
        <path className={css.above} d={paths.area} clipPath={`url(#${id})`} />
        {sounds.slice(1).map((sound) => (
          <Boundary key={sound.from} at={(sound.from - from) / (to - from)} />
        ))}
        <path className={css.curve} d={paths.line} />
      </svg>
      {lines.map((score) => (
        <span key={score} className={css.sideFigure} style={bottomOf(score)} aria-hidden>
          {numbers.format(score)}
        </span>
      ))}
      <EventMarks {...{ sounds, window, width, height, threshold }} />
    </div>
  )
}

function Boundary({ at }: { at: number }) {
  if (!(at > 0 && at < 1)) return null
  const x = at * drawing.width
  return <line className={css.boundary} x1={x} x2={x} y1={0} y2={drawing.height} />
}

const yOf = (score: number) => drawing.height * (1 - fractionOf(score))
const bottomOf = (score: number): CSSProperties => ({ bottom: `${fractionOf(score) * 100}%` })
