import type { UnitTestResult } from '@saywright/api/contract'
import { Card } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { useTestMessages } from '../../TestedTypeContext.js'
import { soundLength } from './soundLength.js'
import * as css from './WakeFiguresCard.css.js'
import { secondsPerAlarm, wakeFigures } from './wakeFigures.js'

export type WakeFiguresCardProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
}

/** How often wake words wake when they are said, and how often by mistake in how much sound. */
export function WakeFiguresCard({ results, threshold }: WakeFiguresCardProps) {
  const t = useTestMessages()
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const figures = useMemo(() => wakeFigures(results, threshold), [results, threshold])
  const { said, woken, likely, alarms, quietSeconds } = figures
  const between = secondsPerAlarm(figures)
  return (
    <Card isQuiet title={t('wakeWords.figures')}>
      <dl className={css.figures}>
        <div>
          <dt className={css.term}>{t('wakeWords.detected')}</dt>
          <dd className={css.figure}>
            {likely ? t('wakeWords.detectedOf', { woken, said }) : t('tally.none')}
          </dd>
          {likely && (
            <dd className={css.note}>
              {t('wakeWords.between', { from: percent.format(likely[0]), to: percent.format(likely[1]) })}
            </dd>
          )}
        </div>
        <div>
          <dt className={css.term}>{t('wakeWords.alarms')}</dt>
          <dd className={css.figure}>
            {quietSeconds === undefined
              ? t('wakeWords.unknown')
              : t('wakeWords.alarmsIn', {
                  count: between === undefined ? 0 : 1,
                  duration: soundLength(between ?? quietSeconds, locale),
                })}
          </dd>
          {quietSeconds !== undefined && (
            <dd className={css.note}>
              {between === undefined
                ? t('wakeWords.noAlarm')
                : t('wakeWords.perHour', { rate: rates.format((alarms * 3600) / quietSeconds) })}
            </dd>
          )}
        </div>
      </dl>
    </Card>
  )
}
