import { useLanguageTag } from '@saywright/ui/i18n'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { ScoreOrientation } from './ScoreOrientation.js'
import * as css from './ThresholdTuner.css.js'
import { fractionOf, scoreScale, thresholdAfterKey } from './thresholdScale.js'
import { useThresholdDrag } from './useThresholdDrag.js'

export type ThresholdTunerProps = {
  /** Accessible name of the slider: what the threshold decides. */
  label: string
  /** The threshold, from 0 to 10,000. */
  value: number
  /** Called with the threshold, a multiple of 100, at every step of a drag and after a key. Without it nothing moves. */
  onChange?: ((value: number) => void) | undefined
  /** Another threshold to compare with, from 0 to 10,000: a dashed line. */
  comparedWith?: number | undefined
  /**
   * Direction in which scores rise: `horizontal` to the right with the pill below, `vertical` upwards with the
   * pill at the end.
   * @default 'horizontal'
   */
  orientation?: ScoreOrientation
  /**
   * Whether a press anywhere in the plot takes the threshold there. Otherwise only the line and the pill are
   * dragged.
   * @default true
   */
  isPlotPressable?: boolean
  /** The plot, which fills the width and has a height of its own. Scores run over all of it, from 0 to 10,000. */
  children: ReactNode
}

/** The threshold over a plot of scores: a line with a pill, moved by pointer and by keys. */
export function ThresholdTuner({
  label,
  value,
  onChange,
  comparedWith,
  orientation = 'horizontal',
  isPlotPressable = true,
  children,
}: ThresholdTunerProps) {
  const words = new Intl.NumberFormat(useLanguageTag()).format(value)
  const trackRef = useRef<HTMLDivElement>(null)
  const pillRef = useRef<HTMLDivElement>(null)
  const drag = useThresholdDrag({ trackRef, pillRef, orientation, value, onChange })
  const isVertical = orientation === 'vertical'
  const place = placeOf(value, orientation)
  const slider = onChange && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': orientation,
    'aria-valuemin': scoreScale.least,
    'aria-valuemax': scoreScale.most,
    'aria-valuenow': value,
    'aria-valuetext': words,
    onKeyDown: (event: KeyboardEvent) => {
      const next = thresholdAfterKey(event.key, value)
      if (next === undefined) return
      event.preventDefault()
      onChange(next)
    },
  }
  return (
    // Scores rise in the same direction in every language.
    <div className={css.frame[orientation]} dir="ltr">
      <div className={css.plot}>
        {children}
        <div
          ref={trackRef}
          className={css.track}
          data-orientation={orientation}
          data-movable={onChange ? true : undefined}
          data-grip={isPlotPressable ? 'plot' : 'line'}
          {...(onChange && drag)}
        >
          {comparedWith !== undefined && comparedWith !== value && (
            <div className={css.comparedLine[orientation]} style={placeOf(comparedWith, orientation)} />
          )}
          <div className={css.line[orientation]} style={place} />
          {onChange && !isPlotPressable && (
            <div className={isVertical ? css.lineGrip : css.standingGrip} style={place} />
          )}
          <div ref={pillRef} className={css.pill[orientation]} style={place} {...slider}>
            {words}
          </div>
        </div>
      </div>
    </div>
  )
}

const placeOf = (score: number, orientation: ScoreOrientation): CSSProperties => ({
  [orientation === 'vertical' ? 'bottom' : 'left']: `${fractionOf(score) * 100}%`,
})
