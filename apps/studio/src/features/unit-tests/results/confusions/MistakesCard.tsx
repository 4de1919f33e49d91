import type { UnitTestResult } from '@saywright/api/contract'
import { normalizeWord } from '@saywright/grammar'
import { useBusy } from '@saywright/shell/components'
import { Button, Card, type Column, DataTable, Inline, Stack, StatusBadge } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { type ReactNode, useMemo } from 'react'
import { unitTestsMessages } from '../../messages/index.js'
import { ExpectationMark } from '../ExpectationMark.js'
import { audioName } from '../ResultsTable.css.js'
import { type Mistake, mistakes } from './mistakes.js'

export type MistakesCardProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  /** Of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Tries another threshold. */
  onThreshold: (threshold: number) => void
  /** The sentences of the suite of the model; absent while it is loading. */
  suite: readonly string[] | undefined
  /** Keeps a sentence in the suite, to be refused. */
  onRefuse: (sentence: string) => Promise<void>
}

/** False acceptances, whether a sentence or a refusal was expected, each with the cost of refusing it. */
export function MistakesCard({ results, threshold, lang, onThreshold, suite, onRefuse }: MistakesCardProps) {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const [isKeeping, keep] = useBusy(onRefuse)
  const rows = useMemo(() => mistakes(results, threshold), [results, threshold])
  const suiteCell = ({ expectation, expected }: UnitTestResult) =>
    expectation === 'other_sentence' &&
    expected !== '' &&
    suite && (
      <KeepRefused
        isKept={suite.some((sentence) => normalizeWord(sentence) === normalizeWord(expected))}
        isPending={isKeeping}
        onKeep={() => void keep(expected)}
      />
    )
  const columns = mistakeColumns(t, new Intl.NumberFormat(locale), lang, onThreshold, suiteCell)
  if (rows.length === 0) return null
  return (
    <Card isFlush title={t('mistakes.title')} description={t('mistakes.lead')}>
      <DataTable
        caption={t('mistakes.title')}
        columns={columns}
        rows={rows}
        rowKey={({ result }) => result.id}
        renderCard={(mistake) => (
          <Card>
            <Stack gap="x2">
              {columns.map(({ id, cell }) => (
                <div key={id}>{cell(mistake)}</div>
              ))}
            </Stack>
          </Card>
        )}
      />
    </Card>
  )
}

type KeepRefusedProps = { isKept: boolean; isPending: boolean; onKeep: () => void }

/** Sentences that the grammar must not accept are tested without a recording, too. */
function KeepRefused({ isKept, isPending, onKeep }: KeepRefusedProps) {
  const t = useMessages(unitTestsMessages)
  if (isKept) return <StatusBadge status="done">{t('mistakes.inSuite')}</StatusBadge>
  return (
    <Button size="small" isPending={isPending} onPress={onKeep}>
      {t('mistakes.suite')}
    </Button>
  )
}

const mistakeColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
  lang: string | undefined,
  onThreshold: MistakesCardProps['onThreshold'],
  suiteCell: (result: UnitTestResult) => ReactNode,
): Column<Mistake>[] => [
  {
    id: 'name',
    header: t('results.audioName'),
    isRowHeader: true,
    cell: ({ result }) => <span className={audioName}>{result.audio_name}</span>,
  },
  {
    id: 'expectation',
    header: t('results.expectation'),
    cell: ({ result: { expectation } }) => (
      <ExpectationMark expectation={expectation}>{t(`results.expectations.${expectation}`)}</ExpectationMark>
    ),
  },
  {
    id: 'said',
    header: t('results.said'),
    cell: ({ result }) => <span lang={lang}>{result.expected}</span>,
  },
  {
    id: 'heard',
    header: t('results.heard'),
    cell: ({ result }) => <span lang={lang}>{result.result}</span>,
  },
  {
    id: 'score',
    header: t('results.confidence'),
    align: 'end',
    cell: ({ result }) => numbers.format(result.confidence ?? 0),
  },
  {
    id: 'remedy',
    header: t('mistakes.remedy'),
    cell: ({ threshold, lost, result }) => (
      <Stack gap="x1">
        <span>
          {threshold === undefined ? t('mistakes.noThreshold') : t('mistakes.lost', { count: lost })}
        </span>
        <Inline gap="x1">
          {threshold !== undefined && (
            <Button size="small" onPress={() => onThreshold(threshold)}>
              {t('mistakes.try', { threshold: numbers.format(threshold) })}
            </Button>
          )}
          <span>{suiteCell(result)}</span>
        </Inline>
      </Stack>
    ),
  },
]
