import { hearingOf, languageOf } from '@saywright/api/catalogue'
import type { Loadable, UnitTest, UnitTestRun, UnitTestRunSummary } from '@saywright/api/contract'
import { failureOf, useBusy } from '@saywright/shell/components'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  Link,
  Message,
  Page,
  Skeleton,
  Tabs,
  Tag,
  Text,
} from '@saywright/ui'
import { formatDateTime, useMessages } from '@saywright/ui/i18n'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExportFormat } from '../export/report.js'
import { unitTestsMessages } from '../messages/index.js'
import { ConfusionsTab } from './ConfusionsTab.js'
import { DifferenceTab } from './DifferenceTab.js'
import { ExportMenu } from './ExportMenu.js'
import { HistoryTab } from './HistoryTab.js'
import { ResultsTab, type ResultsTabProps } from './ResultsTab.js'
import { RunState } from './RunState.js'
import { GrammarUsed, SlotValuesUsed } from './UsedTabs.js'

export const resultTabs = ['results', 'difference', 'confusions', 'grammar', 'slots', 'history'] as const
export type ResultTab = (typeof resultTabs)[number]

export type UnitTestScreenProps = Pick<
  ResultsTabProps,
  | 'fetchAudio'
  | 'onApply'
  | 'isScoredOtherwise'
  | 'modelThreshold'
  | 'isModelScoredOtherwise'
  | 'onUseForModel'
> & {
  test: Loadable<UnitTest>
  /** Absent for a test that never ran. */
  run: Loadable<UnitTestRun> | undefined
  /** All that are kept, newest first. */
  runs: readonly UnitTestRunSummary[]
  /** The run with which it is compared; absent where none came before it. */
  reference: Loadable<UnitTestRun> | undefined
  onReference: (runId: number) => void
  runHrefOf: (runId: number) => string
  onExport: (format: ExportFormat, run: UnitTestRun) => void
  /** Code of the catalogue; absent while the model is on its way. */
  language: string | undefined
  backHref: string
  tab: ResultTab
  onTab: (tab: ResultTab) => void
  onRun: () => Promise<void>
  onCancel: (taskId: number) => Promise<void>
}

/** The results of a unit test. */
export function UnitTestScreen({
  test,
  run,
  language,
  backHref,
  onRun,
  onExport,
  ...rest
}: UnitTestScreenProps) {
  const t = useMessages(unitTestsMessages)
  const [isStarting, start] = useBusy(onRun)
  const isOpen = run?.state === 'ready' && isGoingOn(run.value)
  const button = (
    <Button
      id="run-test"
      // What a run leads to is the threshold of the model.
      variant={run ? 'secondary' : 'primary'}
      icon={<Icon of={Play} />}
      isPending={isStarting}
      isDisabled={isOpen}
      onPress={() => void start()}
    >
      {t(run ? 'results.run' : 'results.runFirst')}
    </Button>
  )
  const isReady = test.state === 'ready'
  return (
    <Page
      back={
        <Link variant="standalone" href={backHref}>
          {t('results.back')}
        </Link>
      }
      title={isReady ? test.value.name : t('untitled')}
      mark={
        language && (
          <>
            <Tag tone="neutral" isCode>
              {language}
            </Tag>
            {hearingOf(languageOf(language)?.bcp47 ?? '')?.isBorrowed && (
              <Tag tone="neutral">{t('borrowedSounds')}</Tag>
            )}
          </>
        )
      }
      description={isReady && test.value.description}
      actions={
        isReady && (
          <>
            {run?.state === 'ready' && <ExportMenu onExport={(format) => onExport(format, run.value)} />}
            {button}
          </>
        )
      }
    >
      {isReady && test.value.threshold_measured?.is_current === false && (
        <Message tone="warning">{t('results.thresholdScoredOtherwise')}</Message>
      )}
      <Results {...rest} test={test} run={run} />
    </Page>
  )
}

const isGoingOn = ({ status }: Pick<UnitTestRun, 'status'>) => status === 'pending' || status === 'running'

type ResultsProps = Omit<UnitTestScreenProps, 'onRun' | 'backHref' | 'language' | 'onExport'>

function Results({ test, run, runs, tab, onTab, onCancel, ...rest }: ResultsProps): ReactNode {
  const t = useMessages(unitTestsMessages)
  const failure = test.state === 'failed' ? test : run?.state === 'failed' ? run : undefined
  if (failure)
    return (
      <Card>
        <ErrorState title={t('results.failed')} {...failureOf(failure)} />
      </Card>
    )
  if (test.state !== 'ready' || run?.state === 'loading')
    return (
      <Card>
        <Skeleton />
      </Card>
    )
  if (run?.state !== 'ready')
    return (
      <Card>
        <EmptyState title={t('results.neverTitle')}>{t('results.neverText')}</EmptyState>
      </Card>
    )
  const { value } = run
  const lang = languageOf(value.language)?.bcp47
  const contents: Readonly<Record<ResultTab, ReactNode>> = {
    results: (
      <ResultsTab
        key={value.id}
        fetchAudio={rest.fetchAudio}
        onApply={rest.onApply}
        isScoredOtherwise={rest.isScoredOtherwise}
        modelThreshold={rest.modelThreshold}
        isModelScoredOtherwise={rest.isModelScoredOtherwise}
        onUseForModel={rest.onUseForModel}
        run={value}
        lang={lang}
        savedThreshold={test.value.confidence_threshold}
      />
    ),
    difference: (
      <DifferenceTab
        run={value}
        runs={runs}
        lang={lang}
        reference={rest.reference}
        onReference={rest.onReference}
      />
    ),
    confusions: <ConfusionsTab results={value.results} lang={lang} />,
    grammar: <GrammarUsed run={value} />,
    slots: <SlotValuesUsed run={value} />,
    history: <HistoryTab run={value} runs={runs} runHrefOf={rest.runHrefOf} />,
  }
  return (
    <>
      <RunState run={value} onCancel={onCancel} />
      <Tabs
        label={t('results.parts')}
        selectedKey={tab}
        onSelectionChange={onTab}
        tabs={resultTabs.map((id) => ({
          id,
          label: t(`results.tabs.${id}`),
          ...(id === 'slots' && value.slots.length > 0 && { count: value.slots.length }),
          content: contents[id],
        }))}
      />
      {value.ended_at && (
        <Text variant="caption" tone="secondary">
          {t('results.tested', { date: formatDateTime(value.ended_at) })}
        </Text>
      )}
    </>
  )
}
