import { limits } from '@saywright/api/contract'
import { Text } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { ScoreTrack } from '../../../../../parts/score/ScoreTrack.js'
import { voiceCommandsMessages } from '../../../messages/index.js'
import { figure, figures, frame, underTick } from './ConfidenceBar.css.js'

export type ConfidenceBarProps = {
  /** From 0 to 10000. */
  confidence: number
  /** From 0 to 10000: the position of the tick. */
  threshold: number
}

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
      <ScoreTrack
        label={t('test.confidence')}
        words={t('test.outOf', { confidence: value, maximum: numbers.format(limits.confidenceMax) })}
        confidence={confidence}
        threshold={threshold}
        tone={confidence < threshold ? 'neutral' : 'good'}
      />
      <div className={underTick}>
        <span style={{ flexGrow: threshold }} />
        <Text as="span" variant="caption" tone="secondary">
          {t('test.threshold', { threshold: numbers.format(threshold) })}
        </Text>
        <span style={{ flexGrow: limits.confidenceMax - threshold }} />
      </div>
    </div>
  )
}
