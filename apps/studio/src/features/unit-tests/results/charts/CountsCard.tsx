import type { Conclusion } from '@saywright/api/contract'
import { Card, Link, StatusBadge } from '@saywright/ui'
import { useLocale } from '@saywright/ui/i18n'
import type { ReactNode } from 'react'
import { useTestMessages } from '../../TestedTypeContext.js'
import { conclusionStatuses } from '../conclusionStatuses.js'
import { ExpectationMark } from '../ExpectationMark.js'
import type { Tally } from '../tally.js'
import * as css from './CountsCard.css.js'

export type CountsCardProps = {
  /** With the threshold that is tried. */
  tally: Tally
  /** With the one that is compared with. */
  was: Tally
  /** From 0 to 10000. */
  threshold: number
  comparedWith: number
  /** Average confidence where a sentence is expected, and the threshold of the test. */
  average: number | null
  savedThreshold: number
  /** Where recordings that must be refused are added. */
  editHref: string
}

const recognized = ['passed', 'rejected', 'wrong', 'meaning_differs'] as const
const refused = ['refused', 'sentence_taken', 'noise_taken'] as const
const untested = ['failed', 'waiting'] as const

/** How many recordings had their expected result, in two groups. */
export function CountsCard({
  tally,
  was,
  threshold,
  comparedWith,
  average,
  savedThreshold,
  editHref,
}: CountsCardProps) {
  const t = useTestMessages()
  const locale = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const { right, tested, mustBe } = tally
  const isCompared = threshold !== comparedWith
  const entry = (conclusion: Conclusion) => (
    <Count
      key={conclusion}
      conclusion={conclusion}
      count={tally.of[conclusion]}
      was={isCompared ? was.of[conclusion] : undefined}
    />
  )
  const share = percent.format(tested > 0 ? right / tested : 0)
  return (
    <Card isFlush aria-label={t('results.conclusion')}>
      <div className={css.head}>
        <span className={css.headline}>{t('tally.rightOf', { right, tested })}</span>
        <span className={css.lead}>{t('tally.share', { share, threshold: numbers.format(threshold) })}</span>
        {isCompared && (
          <span className={css.note}>
            {t('tally.rightAt', { threshold: numbers.format(comparedWith), right: was.right })}
          </span>
        )}
      </div>
      <Group kind="sentence" files={mustBe.recognized}>
        {recognized
          .filter((conclusion) => conclusion !== 'meaning_differs' || tally.of[conclusion] > 0)
          .map(entry)}
      </Group>
      {mustBe.refused > 0 ? (
        <Group kind="other_sentence" files={mustBe.refused}>
          {refused.map(entry)}
        </Group>
      ) : (
        <div className={css.group}>
          <p className={css.lead}>{t('tally.noRefusals')}</p>
          <Link variant="standalone" href={editHref}>
            {t('tally.addRefusals')}
          </Link>
        </div>
      )}
      <dl className={css.group}>
        {untested.filter((conclusion) => tally.of[conclusion] > 0).map(entry)}
        <div className={css.item}>
          <dt className={css.term}>{t('tally.average')}</dt>
          <dd className={css.figure}>{average === null ? t('tally.none') : numbers.format(average)}</dd>
        </div>
        <div className={css.item}>
          <dt className={css.term}>{t('tally.saved')}</dt>
          <dd className={css.figure}>{numbers.format(savedThreshold)}</dd>
        </div>
      </dl>
    </Card>
  )
}

type GroupProps = { kind: 'sentence' | 'other_sentence'; files: number; children: ReactNode }

function Group({ kind, files, children }: GroupProps) {
  const t = useTestMessages()
  return (
    <div className={css.group}>
      <div className={css.item}>
        <ExpectationMark expectation={kind}>
          <strong>{t(kind === 'sentence' ? 'charts.mustBeRecognized' : 'charts.mustBeRefused')}</strong>
        </ExpectationMark>
        <span className={css.note}>{t('tally.files', { count: files })}</span>
      </div>
      <dl className={css.list}>{children}</dl>
    </div>
  )
}

type CountProps = { conclusion: Conclusion; count: number; was: number | undefined }

function Count({ conclusion, count, was }: CountProps) {
  const t = useTestMessages()
  // A count of 0 needs no attention: it loses its colour.
  const status = count === 0 ? 'pending' : conclusionStatuses[conclusion]
  return (
    <div className={css.item}>
      <dt className={css.term}>
        <StatusBadge status={status}>{t(`results.conclusions.${conclusion}`)}</StatusBadge>
      </dt>
      <dd className={css.figure} data-none={count === 0 || undefined}>
        {count}
      </dd>
      {was !== undefined && <dd className={css.note}>{t('tally.was', { count: was })}</dd>}
    </div>
  )
}
