import type { UnitTestRun, UnitTestRunSummary } from '@saywright/api/contract'
import { Card, type Column, DataTable, Link, Message, Stack } from '@saywright/ui'
import { formatDateTime, type TranslateOf, useLocale } from '@saywright/ui/i18n'
import { LastRun } from '../list/LastRun.js'
import type { unitTestsMessages } from '../messages/index.js'
import { useTestMessages } from '../TestedTypeContext.js'
import { isScoredAlike } from './runDifference.js'

export type HistoryTabProps = {
  run: Pick<UnitTestRun, 'id' | 'scoring_version'>
  /** Newest first. */
  runs: readonly UnitTestRunSummary[]
  runHrefOf: (runId: number) => string
}

/** The stored runs of a test. */
export function HistoryTab({ run, runs, runHrefOf }: HistoryTabProps) {
  const t = useTestMessages()
  const isAlike = runs.every((other) => isScoredAlike(run, other))
  const hasRefusals = runs.some(({ to_refuse }) => (to_refuse ?? 0) > 0)
  const numbers = new Intl.NumberFormat(useLocale())
  const columns = historyColumns(t, numbers, runHrefOf, isAlike, hasRefusals)
  const table = (
    <Card isFlush>
      <DataTable
        caption={t('results.tabs.history')}
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
        isRowSelected={({ id }) => id === run.id}
        renderCard={(row) => (
          <Card>
            <Stack gap="x2">
              {columns.map(({ id, cell }) => (
                <div key={id}>{cell(row)}</div>
              ))}
            </Stack>
          </Card>
        )}
      />
    </Card>
  )
  if (isAlike) return table
  return (
    <Stack gap="x3">
      <Message>{t('history.scoredOtherwise')}</Message>
      {table}
    </Stack>
  )
}

/** Both kinds apart: of one without the other, a threshold is easily right. */
const kindColumns = (t: TranslateOf<typeof unitTestsMessages>): Column<UnitTestRunSummary>[] => [
  {
    id: 'recognized',
    header: t('charts.mustBeRecognized'),
    align: 'end',
    cell: ({ passed, files, refused, to_refuse }) =>
      t('tally.rightOf', { right: passed - (refused ?? 0), tested: files - (to_refuse ?? 0) }),
  },
  {
    id: 'refused',
    header: t('charts.mustBeRefused'),
    align: 'end',
    cell: ({ refused, to_refuse }) =>
      to_refuse ? t('tally.rightOf', { right: refused ?? 0, tested: to_refuse }) : t('tally.none'),
  },
]

const historyColumns = (
  t: TranslateOf<typeof unitTestsMessages>,
  numbers: Intl.NumberFormat,
  runHrefOf: HistoryTabProps['runHrefOf'],
  isAlike: boolean,
  hasRefusals: boolean,
): Column<UnitTestRunSummary>[] => [
  {
    id: 'run',
    header: t('history.run'),
    isRowHeader: true,
    sortValue: ({ number }) => number,
    cell: ({ id, number }) => (
      <Link variant="standalone" href={runHrefOf(id)}>
        {t('difference.numbered', { number })}
      </Link>
    ),
  },
  { id: 'result', header: t('results.conclusion'), cell: (run) => <LastRun run={run} /> },
  ...(hasRefusals ? kindColumns(t) : []),
  {
    id: 'average',
    header: t('list.average'),
    align: 'end',
    // An order of scores that mean different things would compare them.
    ...(isAlike && { sortValue: ({ average }: UnitTestRunSummary) => average ?? undefined }),
    cell: ({ average }) => average !== null && numbers.format(average),
  },
  {
    id: 'threshold',
    header: t('list.threshold'),
    align: 'end',
    cell: ({ confidence_threshold }) => numbers.format(confidence_threshold),
  },
  ...(isAlike
    ? []
    : [
        {
          id: 'scoring',
          header: t('history.scoring'),
          cell: ({ scoring_version }: UnitTestRunSummary) =>
            scoring_version
              ? t('history.version', { version: scoring_version })
              : t('history.beforeVersions'),
        },
      ]),
  {
    id: 'started',
    header: t('history.started'),
    align: 'end',
    cell: ({ started_at }) => formatDateTime(started_at),
  },
]
