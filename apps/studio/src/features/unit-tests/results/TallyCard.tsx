import { Card, type Status, StatusBadge } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { figure, hint, item, list, term } from './TallyCard.css.js'
import type { Tally } from './tally.js'

export type TallyCardProps = {
  tally: Tally
  /** The one that is counted with, from 0 to 10000. */
  threshold: number
  /** The one that the test has. */
  savedThreshold: number
  average: number | null
}

/** What a threshold makes of the results. */
export function TallyCard({ tally, threshold, savedThreshold, average }: TallyCardProps) {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const { passed, tested } = tally
  const at = numbers.format(threshold)
  return (
    <Card isFlush aria-label={t('results.conclusion')}>
      <dl className={list}>
        <Entry
          status="done"
          label={t('tally.passed')}
          value={t('tally.passedOf', { passed, tested })}
          note={t('tally.passedHint', { share: percent.format(tested > 0 ? passed / tested : 0) })}
        />
        <Entry
          status="failed"
          label={t('tally.wrong')}
          value={tally.wrong}
          note={t('tally.wrongHint', { threshold: at })}
        />
        <Entry
          status="pending"
          label={t('tally.rejected')}
          value={tally.rejected}
          note={t('tally.rejectedHint', { threshold: at })}
        />
        {tally.failed > 0 && (
          <Entry status="ended" label={t('tally.failed')} value={tally.failed} note={t('tally.failedHint')} />
        )}
        <Entry
          label={t('tally.average')}
          value={average === null ? t('tally.none') : numbers.format(average)}
          note={t('tally.saved', { threshold: numbers.format(savedThreshold) })}
        />
      </dl>
    </Card>
  )
}

type EntryProps = { status?: Status; label: string; value: ReactNode; note: string }

function Entry({ status, label, value, note }: EntryProps) {
  return (
    <div className={item}>
      <dt className={term}>{status ? <StatusBadge status={status}>{label}</StatusBadge> : label}</dt>
      <dd className={figure}>{value}</dd>
      <dd className={hint}>{note}</dd>
    </div>
  )
}
