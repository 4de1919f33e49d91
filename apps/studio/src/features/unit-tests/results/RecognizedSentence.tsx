import { refusalWords, refusedResult } from '@saywright/api/catalogue'
import { writeMeaning } from '@saywright/grammar'
import { StatusBadge } from '@saywright/ui'
import { type TranslateOf, useLocale } from '@saywright/ui/i18n'
import type { unitTestsMessages } from '../messages/index.js'
import { useTestedType } from '../TestedTypeContext.js'
import { conclusionStatuses } from './conclusionStatuses.js'
import { added, missing, nothing } from './ResultsTable.css.js'
import type { ResultRow } from './resultRows.js'
import { wordDifference } from './wordDifference.js'

export type Labels = TranslateOf<typeof unitTestsMessages>
/** The conclusion, in a word. */
export function ConclusionBadge({ row: { now }, t }: { row: ResultRow; t: Labels }) {
  return <StatusBadge status={conclusionStatuses[now]}>{t(`results.conclusions.${now}`)}</StatusBadge>
}

/** The recognized sentence, with its differences from the expected one, or why there is none. */
export function RecognizedSentence({
  row,
  lang,
  t,
}: {
  row: ResultRow
  lang: string | undefined
  t: Labels
}) {
  const type = useTestedType()
  if (row.failure) return <span className={nothing}>{t(`results.failures.${row.failure}`)}</span>
  if (row.now === 'waiting') return <span className={nothing}>{t('results.waiting')}</span>
  if (row.now === 'refused') return <NothingAt threshold={row.at} t={t} />
  if (row.result === null) return <RefusalReason row={row} t={t} />
  if (row.now === 'meaning_differs')
    return (
      <>
        <span lang={lang}>{row.result}</span>
        <br />
        <MeaningDifference row={row} t={t} />
      </>
    )
  // A wake word is a part of what is said.
  if (row.is_expected || row.expectation !== 'sentence' || type === 'wake_word')
    return <span lang={lang}>{row.result}</span>
  return (
    <span lang={lang}>
      {wordDifference(row.expected, row.result).map(({ text, kind }, place) => (
        <DifferentWord key={place} text={text} kind={kind} />
      ))}
    </span>
  )
}

/** No sentence reaches the threshold, whatever was recognized below it. */
function NothingAt({ threshold, t }: { threshold: number; t: Labels }) {
  const at = new Intl.NumberFormat(useLocale()).format(threshold)
  return <span className={nothing}>{t('results.nothingAt', { threshold: at })}</span>
}

/** The meaning of a sentence, beside the expected one. */
export function MeaningDifference({ row, t }: { row: ResultRow; t: Labels }) {
  const inWords = (meaning: Parameters<typeof writeMeaning>[0] | null) =>
    (meaning && writeMeaning(meaning)) || t('results.noMeaning')
  return (
    <span className={nothing}>
      {t('results.meaningDiffers', { meant: inWords(row), expected: inWords(row.expected_meaning) })}
    </span>
  )
}

/** Why a recording is rejected with the threshold that is tried. */
export function RefusalReason({ row, t }: { row: ResultRow; t: Labels }) {
  const locale = useLocale()
  // The words of other refusals are about sentences.
  const isOfWord = useTestedType() === 'wake_word' && row.refusal !== 'no_speech'
  const refused = isOfWord ? undefined : refusedResult(row, row.at)
  return (
    <span className={nothing}>{refused ? refusalWords(refused, locale).sentence : t('results.nothing')}</span>
  )
}

function DifferentWord({ text, kind }: { text: string; kind: 'same' | 'added' | 'missing' }) {
  if (kind === 'same') return <span>{`${text} `}</span>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <>
      <Mark className={kind === 'added' ? added : missing}>{text}</Mark>{' '}
    </>
  )
}
