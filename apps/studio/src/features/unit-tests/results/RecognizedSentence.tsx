import { refusalWords, refusedResult } from '@saywright/api/catalogue'
import type { Conclusion, UnitTestResult } from '@saywright/api/contract'
import { type Status, StatusBadge } from '@saywright/ui'
import { type TranslateOf, useLocale } from '@saywright/ui/i18n'
import type { unitTestsMessages } from '../messages/index.js'
import { added, missing, nothing } from './ResultsTable.css.js'
import { wordDifference } from './wordDifference.js'

const conclusionStatuses: Readonly<Record<Conclusion, Status>> = {
  passed: 'done',
  wrong: 'failed',
  rejected: 'pending',
  failed: 'ended',
  waiting: 'waiting',
}

export type Labels = TranslateOf<typeof unitTestsMessages>
/** A result, and what another threshold makes of it. */
export type ResultRow = UnitTestResult & { readonly at: number; readonly now: Conclusion }

/** What was concluded, in a word. */
export function ConclusionBadge({ row: { now }, t }: { row: ResultRow; t: Labels }) {
  return <StatusBadge status={conclusionStatuses[now]}>{t(`results.conclusions.${now}`)}</StatusBadge>
}

/** The sentence that was heard, with what differs from the expected one, or why there is none. */
export function RecognizedSentence({
  row,
  lang,
  t,
}: {
  row: ResultRow
  lang: string | undefined
  t: Labels
}) {
  if (row.failure) return <span className={nothing}>{t(`results.failures.${row.failure}`)}</span>
  if (row.now === 'waiting') return <span className={nothing}>{t('results.waiting')}</span>
  if (row.result === null) return <RefusalReason row={row} t={t} />
  if (row.is_expected) return <span lang={lang}>{row.result}</span>
  return (
    <span lang={lang}>
      {wordDifference(row.expected, row.result).map(({ text, kind }, place) => (
        <DifferentWord key={place} text={text} kind={kind} />
      ))}
    </span>
  )
}

/** Why a recording is rejected with the threshold that is tried. */
export function RefusalReason({ row, t }: { row: ResultRow; t: Labels }) {
  const locale = useLocale()
  const refused = refusedResult(row, row.at)
  return (
    <span className={nothing}>{refused ? refusalWords(refused, locale).sentence : t('results.nothing')}</span>
  )
}

function DifferentWord({ text, kind }: { text: string; kind: 'same' | 'added' | 'missing' }) {
  if (kind === 'same') return `${text} `
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <>
      <Mark className={kind === 'added' ? added : missing}>{text}</Mark>{' '}
    </>
  )
}
