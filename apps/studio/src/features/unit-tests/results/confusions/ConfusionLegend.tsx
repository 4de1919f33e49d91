import { useMessages } from '@saywright/ui/i18n'
import { unitTestsMessages } from '../../messages/index.js'
import { disc, entry, legend, square } from './ConfusionMatrix.css.js'

/** The meaning of disc and square of the matrix. @param files recordings of the run. */
export function ConfusionLegend({ files }: { files: number }) {
  const t = useMessages(unitTestsMessages)
  return (
    <span className={legend}>
      <span className={entry}>
        <span className={disc} data-close aria-hidden />
        {t('confusions.predictedLegend')}
      </span>
      <span className={entry}>
        <span className={square} aria-hidden />
        {t('confusions.observedLegend', { count: files })}
      </span>
    </span>
  )
}
