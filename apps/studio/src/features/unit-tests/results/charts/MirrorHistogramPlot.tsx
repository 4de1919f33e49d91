import { limits, type UnitTestResult } from '@saywright/api/contract'
import { ThresholdTuner } from '@saywright/audio'
import { useLocale } from '@saywright/ui/i18n'
import { type CSSProperties, useId, useMemo } from 'react'
import { useTestMessages } from '../../TestedTypeContext.js'
import { HatchPattern } from '../HatchPattern.js'
import * as css from './MirrorHistogramPlot.css.js'
import { mirrorHistogram, scoreBins } from './mirrorHistogram.js'

export type MirrorHistogramPlotProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  /** The one that is compared with, from 0 to 10000. */
  comparedWith: number
  onThreshold: (threshold: number) => void
  /** Text alternative of the picture; its table has the figures. */
  label: string
}

const size = { width: 1000, height: 132 }
const figures = [0, 2500, 5000, 7500, 10_000]
const hatched = ['otherHeard', 'taken']

const placeOf = (score: number): CSSProperties => ({
  left: `${(score / limits.confidenceMax) * 100}%`,
})

/** How many files have which score: upwards those that must be recognized, downwards those that must be refused. */
export function MirrorHistogramPlot({
  results,
  threshold,
  comparedWith,
  onThreshold,
  label,
}: MirrorHistogramPlotProps) {
  const t = useTestMessages()
  const numbers = new Intl.NumberFormat(useLocale())
  const id = useId()
  const { bars, ground, lines } = useMemo(
    () => mirrorHistogram(scoreBins(results, threshold), size),
    [results, threshold],
  )
  return (
    // The scale of scores runs from left to right in every language, as its slider does.
    <div className={css.frame} dir="ltr">
      <ThresholdTuner
        label={t('tuner.threshold')}
        value={threshold}
        onChange={onThreshold}
        comparedWith={comparedWith}
      >
        <svg
          className={css.plot}
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <HatchPattern id={id} />
          {lines.map(({ value, y }) => (
            <line key={value} className={css.line} x1={0} x2={size.width} y1={y} y2={y} />
          ))}
          {bars.map(({ kind, from, ...box }) => (
            <rect
              key={`${kind} ${from}`}
              {...box}
              rx={3}
              className={css.bars[kind]}
              {...(hatched.includes(kind) && { fill: `url(#${id})` })}
            />
          ))}
          <line className={css.ground} x1={0} x2={size.width} y1={ground} y2={ground} />
        </svg>
        {lines.map(({ value, files, y }) => (
          <span key={value} className={css.sideFigure} style={{ top: y }} aria-hidden>
            {numbers.format(files)}
          </span>
        ))}
        {figures.map((figure) => (
          <span
            key={figure}
            className={css.lowerFigure}
            style={placeOf(figure)}
            data-end={figure === 0 ? 'first' : figure === limits.confidenceMax ? 'last' : undefined}
            aria-hidden
          >
            {numbers.format(figure)}
          </span>
        ))}
      </ThresholdTuner>
    </div>
  )
}
