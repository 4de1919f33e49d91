import { limits } from '@saywright/api/contract'
import { fill, tick, track } from './ScoreTrack.css.js'

export type ScoreTrackProps = {
  /** Name of the measurement, for screen readers. */
  label: string
  /** The score as text. */
  words: string
  /** From 0 to 10000. */
  confidence: number
  /** From 0 to 10000: the position of the tick. */
  threshold: number
  tone: 'good' | 'wrong' | 'neutral'
}

const percentOf = (value: number) => `${(value / limits.confidenceMax) * 100}%`

/** How certain a recognizer is, with a tick where it must be. */
export function ScoreTrack({ label, words, confidence, threshold, tone }: ScoreTrackProps) {
  return (
    <div
      className={track}
      role="meter"
      aria-label={label}
      aria-valuemin={limits.confidenceMin}
      aria-valuemax={limits.confidenceMax}
      aria-valuenow={confidence}
      aria-valuetext={words}
    >
      <div className={fill} style={{ width: percentOf(confidence) }} data-tone={tone} />
      <div className={tick} style={{ insetInlineStart: percentOf(threshold) }} />
    </div>
  )
}
