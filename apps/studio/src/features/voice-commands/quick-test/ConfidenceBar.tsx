import { limits } from '@saywright/api/contract'
import { Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { voiceCommandsMessages } from '../messages/index.js'
import { figure, figures, fill, frame, tick, track } from './ConfidenceBar.css.js'

export type ConfidenceBarProps = {
  /** From 0 to 10000. */
  confidence: number
  /** From 0 to 10000: where the tick stands. */
  threshold: number
}

const percentOf = (value: number) => `${(value / limits.confidenceMax) * 100}%`

/** How certain the recognizer is, and how certain it must be. */
export function ConfidenceBar({ confidence, threshold }: ConfidenceBarProps) {
  const t = useMessages(voiceCommandsMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const value = numbers.format(confidence)
  return (
    <div className={frame}>
      <div className={figures}>
        <Text as="span" variant="bodySmall" tone="secondary">
          {t('test.confidence')}
        </Text>
        <span className={figure}>{value}</span>
      </div>
      <div
        className={track}
        role="meter"
        aria-label={t('test.confidence')}
        aria-valuemin={limits.confidenceMin}
        aria-valuemax={limits.confidenceMax}
        aria-valuenow={confidence}
        aria-valuetext={t('test.outOf', { confidence: value, maximum: numbers.format(limits.confidenceMax) })}
      >
        <div
          className={fill}
          style={{ width: percentOf(confidence) }}
          data-below={confidence < threshold || undefined}
        />
        <div className={tick} style={{ insetInlineStart: percentOf(threshold) }} />
      </div>
      <Text variant="caption" tone="secondary" align="end">
        {t('test.threshold', { threshold: numbers.format(threshold) })}
      </Text>
    </div>
  )
}
