import { useMessages } from '@saywright/ui/i18n'
import { EventShape } from './EventShape.js'
import { scoreCurveMessages } from './messages.js'
import { legend, legendEntry } from './ScoreCurve.css.js'

const kinds = ['woken', 'mistake', 'anti'] as const

/** What the marks of a `ScoreCurve` mean, for a curve that has `hasLegend={false}`. */
export function ScoreLegend() {
  const t = useMessages(scoreCurveMessages)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for plain text
    <ul className={legend} role="list" aria-label={t('legend')}>
      {kinds.map((kind) => (
        <li key={kind} className={legendEntry}>
          <EventShape kind={kind} />
          {t(kind)}
        </li>
      ))}
    </ul>
  )
}
