import type { Loadable, UnitTestRun, UnitTestRunSummary } from '@saywright/api/contract'
import { failureOf } from '@saywright/shell/components'
import {
  Card,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  Message,
  Select,
  Skeleton,
  Stack,
  type Status,
  StatusBadge,
  Text,
} from '@saywright/ui'
import { formatDateTime, type TranslateOf, useLocale } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import type { unitTestsMessages } from '../messages/index.js'
import { useTestMessages } from '../TestedTypeContext.js'
import * as css from './DifferenceTab.css.js'
import { Dumbbell } from './Dumbbell.js'
import { audioName, nothing } from './ResultsTable.css.js'
import { RunConditions } from './RunConditions.js'
import { RunStrip } from './RunStrip.js'
import {
  type ChangeKind,
  changeCounts,
  isGood,
  isScoredAlike,
  type ResultChange,
  runDifference,
} from './runDifference.js'

export type DifferenceTabProps = {
  run: UnitTestRun
  /** The run it is compared with; absent for the first run. */
  reference: Loadable<UnitTestRun> | undefined
  /** Newest first. */
  runs: readonly UnitTestRunSummary[]
  onReference: (runId: number) => void
  lang: string | undefined
}

type Labels = TranslateOf<typeof unitTestsMessages>

const badges: Readonly<Record<ChangeKind, Status>> = {
  broken: 'failed',
  fixed: 'done',
  stillPass: 'ended',
  stillFail: 'pending',
  new: 'running',
}

/** The recordings that a run broke and fixed since an earlier one. */
export function DifferenceTab({ run, reference, runs, onReference, lang }: DifferenceTabProps) {
  const t = useTestMessages()
  const earlier = runs.filter(({ number, status }) => number < run.number && status === 'completed')
  if (!reference || earlier.length === 0)
    return <EmptyState title={t('difference.none.title')}>{t('difference.none.text')}</EmptyState>
  return (
    <Stack gap="x3">
      <div className={css.runs}>
        <Select
          label={t('difference.with')}
          options={earlier.map((other) => ({ value: String(other.id), label: nameOfRun(other, t) }))}
          value={reference.state === 'ready' ? String(reference.value.id) : null}
          onChange={(id) => onReference(Number(id))}
        />
      </div>
      {reference.state === 'loading' && <Skeleton />}
      {reference.state === 'failed' && <ErrorState title={t('results.failed')} {...failureOf(reference)} />}
      {reference.state === 'ready' && <Difference run={run} before={reference.value} lang={lang} />}
    </Stack>
  )
}

/** A run as a choice names it. */
function nameOfRun(run: UnitTestRunSummary, t: Labels): string {
  const date = formatDateTime(run.started_at)
  return t(isGood(run) ? 'difference.goodRun' : 'difference.run', { number: run.number, date })
}

function Difference({
  run,
  before,
  lang,
}: {
  run: UnitTestRun
  before: UnitTestRun
  lang: string | undefined
}) {
  const t = useTestMessages()
  const locale = useLocale()
  const changes = useMemo(() => runDifference(before, run), [before, run])
  const counts = changeCounts(changes)
  const shown = (['broken', 'fixed', 'stillPass', 'stillFail', 'new'] as const).filter(
    (kind) => kind !== 'new' || counts.new > 0,
  )
  const columns = useMemo(
    () => differenceColumns(t, locale, run, before, lang),
    [t, locale, run, before, lang],
  )
  return (
    <>
      {!isScoredAlike(before, run) && (
        <Message>{t('difference.scoredOtherwise', { before: before.number, now: run.number })}</Message>
      )}
      <Card>
        <Stack gap="x3">
          <dl className={css.counts}>
            {shown.map((kind) => (
              <div key={kind} className={css.count}>
                <dt>
                  <StatusBadge status={badges[kind]}>{t(`difference.kinds.${kind}`)}</StatusBadge>
                </dt>
                <dd className={css.figure}>{counts[kind]}</dd>
              </div>
            ))}
          </dl>
          <RunStrip changes={changes} label={t('difference.strip', { number: run.number })} />
          <Text variant="caption" tone="secondary">
            {t('difference.strip', { number: run.number })}
          </Text>
        </Stack>
      </Card>
      <RunConditions before={before} now={run} />
      <Card isFlush>
        <DataTable
          caption={t('difference.caption')}
          columns={columns}
          rows={changes}
          rowKey={({ now }) => now.id}
          renderCard={(change) => (
            <Card>
              <Stack gap="x2">
                {columns.map(({ id, cell }) => (
                  <div key={id}>{cell(change)}</div>
                ))}
              </Stack>
            </Card>
          )}
        />
      </Card>
    </>
  )
}

function differenceColumns(
  t: Labels,
  locale: string,
  run: UnitTestRun,
  before: UnitTestRun,
  lang: string | undefined,
): Column<ResultChange>[] {
  const isAlike = isScoredAlike(before, run)
  const heard = (result: ResultChange['before']) =>
    result?.result ? (
      <span lang={lang}>{result.result}</span>
    ) : (
      <span className={nothing}>{result ? t('results.nothing') : ''}</span>
    )
  return [
    {
      id: 'change',
      header: t('difference.change'),
      cell: ({ kind }) => <StatusBadge status={badges[kind]}>{t(`difference.kinds.${kind}`)}</StatusBadge>,
    },
    {
      id: 'name',
      header: t('results.audioName'),
      isRowHeader: true,
      cell: ({ now }) => <span className={audioName}>{now.audio_name}</span>,
    },
    {
      id: 'expected',
      header: t('results.expected'),
      cell: ({ now }) => <span lang={lang}>{now.expected}</span>,
    },
    {
      id: 'before',
      header: t('difference.numbered', { number: before.number }),
      cell: (change) => heard(change.before),
    },
    { id: 'now', header: t('difference.numbered', { number: run.number }), cell: ({ now }) => heard(now) },
    {
      id: 'score',
      header: t('results.confidence'),
      cell: (change) => <Dumbbell change={change} isAlike={isAlike} threshold={run.confidence_threshold} />,
    },
    ...(isAlike ? [riseColumn(t, locale)] : []),
  ]
}

function riseColumn(t: Labels, locale: string): Column<ResultChange> {
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  return {
    id: 'rise',
    header: t('difference.rise'),
    align: 'end',
    sortValue: ({ rise }) => rise,
    cell: ({ rise, kind }) =>
      rise !== undefined && (
        <span className={css.rise} data-kind={kind}>
          {signed.format(rise)}
        </span>
      ),
  }
}
