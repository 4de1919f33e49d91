import type { UnitTestResult } from '@saywright/api/contract'
import { Button, Card, type Column, DataTable, Stack } from '@saywright/ui'
import { type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { unitTestsMessages } from '../messages/index.js'
import { ExpectationMark } from './ExpectationMark.js'
import { type Mistake, mistakes } from './mistakes.js'
import { audioName } from './ResultsTable.css.js'

export type MistakesCardProps = {
  results: readonly UnitTestResult[]
  /** The one that is tried, from 0 to 10000. */
  threshold: number
  /** Of the sentences, as a BCP 47 tag. */
  lang: string | undefined
  /** Tries another threshold. */
  onThreshold: (threshold: number) => void
}

/** What is recognized by mistake, whether a sentence or a refusal was expected, each with what refusing it costs. */
export function MistakesCard({ results, threshold, lang, onThreshold }: MistakesCardProps) {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const rows = useMemo(() => mistakes(results, threshold), [results, threshold])
  const columns = useMemo(
    () => mistakeColumns(t, new Intl.NumberFormat(locale), lang, onThreshold),
    [t, locale, lang, onThreshold],
  )
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

const mistakeColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
  lang: string | undefined,
  onThreshold: MistakesCardProps['onThreshold'],
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
    cell: ({ threshold, lost }) =>
      threshold === undefined ? (
        t('mistakes.noThreshold')
      ) : (
        <Stack gap="x1">
          <span>{t('mistakes.lost', { count: lost })}</span>
          <Button size="small" onPress={() => onThreshold(threshold)}>
            {t('mistakes.try', { threshold: numbers.format(threshold) })}
          </Button>
        </Stack>
      ),
  },
]
