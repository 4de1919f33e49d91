import type { UnitTestSummary } from '@saywright/api/contract'
import { Card, type Column, DataTable, Link, Stack, Text } from '@saywright/ui'
import { formatDate, type TranslateOf, useLocale, useMessages } from '@saywright/ui/i18n'
import { ScoreTrack } from '../../../parts/score/ScoreTrack.js'
import { hubMessages } from '../messages/index.js'
import { average, averageTrack } from './LatestTests.css.js'
import { latestRuns, type TestedRun } from './latestRuns.js'

export type LatestTestsProps = {
  tests: readonly UnitTestSummary[]
  /** The name of a model of voice commands; absent for a deleted one. */
  modelNameOf: (modelId: number) => string | undefined
  hrefOf: (test: UnitTestSummary) => string
}

const most = 3

/** The unit tests that were run last, and how they went; nothing before one was. */
export function LatestTests({ tests, modelNameOf, hrefOf }: LatestTestsProps) {
  const t = useMessages(hubMessages)
  const locale = useLocale()
  const rows = latestRuns(tests, most)
  if (rows.length === 0) return null
  const columns = columnsOf(t, new Intl.NumberFormat(locale), { modelNameOf, hrefOf })
  return (
    <Card title={t('latest.title')} isFlush>
      <DataTable
        caption={t('latest.title')}
        columns={columns}
        rows={rows}
        rowKey={({ test }) => test.id}
        renderCard={({ test, run }) => (
          <Card>
            <Stack gap="x1">
              <Link variant="standalone" href={hrefOf(test)}>
                {test.name}
              </Link>
              <Text variant="caption" tone="secondary">
                {t('latest.passed', { passed: run.passed, files: run.files })}
              </Text>
            </Stack>
          </Card>
        )}
      />
    </Card>
  )
}

function columnsOf(
  t: TranslateOf<typeof hubMessages>,
  numbers: Intl.NumberFormat,
  { modelNameOf, hrefOf }: Omit<LatestTestsProps, 'tests'>,
): Column<TestedRun>[] {
  return [
    {
      id: 'name',
      header: t('latest.name'),
      isRowHeader: true,
      cell: ({ test }) => (
        <Link variant="standalone" href={hrefOf(test)}>
          {test.name}
        </Link>
      ),
    },
    { id: 'model', header: t('latest.model'), cell: ({ test }) => modelNameOf(test.model_id) },
    {
      id: 'passed',
      header: t('latest.result'),
      cell: ({ run: { passed, files } }) => t('latest.passed', { passed, files }),
    },
    {
      id: 'average',
      header: t('latest.average'),
      cell: ({ run: { average: score, confidence_threshold: threshold } }) =>
        score !== null && (
          <div className={average}>
            <div className={averageTrack}>
              <ScoreTrack
                label={t('latest.average')}
                words={numbers.format(score)}
                confidence={score}
                threshold={threshold}
                tone="neutral"
              />
            </div>
            {numbers.format(score)}
          </div>
        ),
    },
    { id: 'ended', header: t('latest.ended'), cell: ({ run }) => run.ended_at && formatDate(run.ended_at) },
  ]
}
