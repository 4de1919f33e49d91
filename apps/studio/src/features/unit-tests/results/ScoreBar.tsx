import { type Conclusion, limits } from '@saywright/api/contract'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../messages/index.js'
import { figure, fill, score, tick, track } from './ResultsTable.css.js'

export type ScoreBarProps = {
  /** From 0 to 10000. */
  confidence: number
  /** From 0 to 10000: where the tick stands. */
  threshold: number
  conclusion: Conclusion
}

const percentOf = (value: number) => `${(value / limits.confidenceMax) * 100}%`

/** A score beside the threshold. */
export function ScoreBar({ confidence, threshold, conclusion }: ScoreBarProps) {
  const t = useMessages(unitTestsMessages)
  const value = new Intl.NumberFormat(useLocale()).format(confidence)
  return (
    <div className={score}>
      <div
        className={track}
        role="meter"
        aria-label={t('results.confidence')}
        aria-valuemin={limits.confidenceMin}
        aria-valuemax={limits.confidenceMax}
        aria-valuenow={confidence}
        aria-valuetext={value}
      >
        <div className={fill} style={{ width: percentOf(confidence) }} data-conclusion={conclusion} />
        <div className={tick} style={{ insetInlineStart: percentOf(threshold) }} />
      </div>
      <span className={figure}>{value}</span>
    </div>
  )
}
