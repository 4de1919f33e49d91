import { useId } from 'react'
import * as css from './Histogram.css.js'
import { histogram, type ScoreBin, scoreScale } from './histogram.js'

const classes = { expected: css.expected, wrong: css.wrong }
const size = { width: 1000, height: 180 }

export type HistogramPlotProps = {
  bins: readonly ScoreBin[]
  /** From 0 to 10000: where the line stands. */
  threshold: number
  /** What the picture shows, for who cannot see it; the table beside says the rest. */
  label: string
}

/** How many results have which score; the wrong ones are hatched, those below the threshold pale. */
export function HistogramPlot({ bins, threshold, label }: HistogramPlotProps) {
  const id = useId()
  const { bars, lines } = histogram(bins, size)
  const at = scoreScale(size.width)(threshold)
  return (
    <svg
      className={css.plot}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <HatchPattern id={id} />
      {lines.map((y) => (
        <line key={y} className={css.line} x1={0} x2={size.width} y1={y} y2={y} />
      ))}
      {bars.map(({ kind, from, ...box }) => (
        <rect
          key={`${kind} ${from}`}
          {...box}
          rx={3}
          className={classes[kind]}
          data-below={from < threshold || undefined}
          {...(kind === 'wrong' && { fill: `url(#${id})` })}
        />
      ))}
      <line className={css.ground} x1={0} x2={size.width} y1={size.height} y2={size.height} />
      <line className={css.threshold} x1={at} x2={at} y1={-8} y2={size.height} />
    </svg>
  )
}

/** Strokes that tell a thing from others without its colour. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={0} y1={0} x2={0} y2={8} className={css.hatch} />
    </pattern>
  )
}
