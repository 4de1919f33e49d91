import type { UnitTestResult } from '@saywright/api/contract'
import { Card } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useTestMessages } from '../../TestedTypeContext.js'
import * as css from './WakeFiguresCard.css.js'
import { wakeFigures } from './wakeFigures.js'
import { wakeFigureTexts } from './wakeFigureTexts.js'

export type WakeFiguresCardProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
}

/** How often wake words wake when they are said, and how often by mistake in how much sound. */
export function WakeFiguresCard({ results, threshold }: WakeFiguresCardProps) {
  const t = useTestMessages()
  const locale = useLocale()
  const figures = useMemo(() => wakeFigures(results, threshold), [results, threshold])
  return (
    <Card isQuiet title={t('wakeWords.figures')}>
      <dl className={css.figures}>
        {wakeFigureTexts(figures, t, locale).map(({ term, figure, note }) => (
          <div key={term}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.figure}>{figure}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}
