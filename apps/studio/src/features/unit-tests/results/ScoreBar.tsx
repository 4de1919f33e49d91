import { type Conclusion, isRightConclusion, isTakenConclusion } from '@saywright/api/contract'
import { useLocale } from '@saywright/ui/i18n'
import { ScoreTrack } from '../../../parts/score/ScoreTrack.js'
import { useTestMessages } from '../TestedTypeContext.js'
import { figure, score, scoreTrack } from './ResultsTable.css.js'

export type ScoreBarProps = {
  /** From 0 to 10000. */
  confidence: number
  /** From 0 to 10000: the position of the tick. */
  threshold: number
  conclusion: Conclusion
}

/** A score beside the threshold, in the colour of its conclusion. */
export function ScoreBar({ confidence, threshold, conclusion }: ScoreBarProps) {
  const t = useTestMessages()
  const words = new Intl.NumberFormat(useLocale()).format(confidence)
  const isRight = isRightConclusion(conclusion)
  const tone = !isTakenConclusion(conclusion) ? 'neutral' : isRight ? 'good' : 'wrong'
  return (
    <div className={score}>
      <div className={scoreTrack}>
        <ScoreTrack label={t('results.confidence')} {...{ words, confidence, threshold, tone }} />
      </div>
      <span className={figure}>{words}</span>
    </div>
  )
}
