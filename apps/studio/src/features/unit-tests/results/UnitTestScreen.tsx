import { hearingOf, languageOf } from '@saywright/api/catalogue'
import type {
  Expectation,
  Loadable,
  TestedType,
  UnitTest,
  UnitTestRun,
  UnitTestRunSummary,
} from '@saywright/api/contract'
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
import { formatDateTime } from '@saywright/ui/i18n'
import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Speech } from '../../../parts/speech/useSpeech.js'
import type { ExportFormat } from '../export/report.js'
import { TestedTypeContext, useTestMessages } from '../TestedTypeContext.js'
import { ConfusionsTab, type ConfusionsTabProps } from './confusions/ConfusionsTab.js'
import { DifferenceTab } from './DifferenceTab.js'
import { ExportMenu } from './ExportMenu.js'
import { HistoryTab } from './HistoryTab.js'
import { ModelThresholdButton } from './ModelThresholdButton.js'
import { ResultsTab, type ResultsTabProps } from './ResultsTab.js'
import { RunState } from './RunState.js'
import { GrammarUsed, SlotValuesUsed } from './UsedTabs.js'
import { WakeWordsUsed } from './wakeWords/WakeWordsUsed.js'

export const resultTabs = ['results', 'difference', 'confusions', 'grammar', 'slots', 'history'] as const
export type ResultTab = (typeof resultTabs)[number]

/** Wake words have neither words that sound alike in a sentence nor slots. */
const tabsOf: Readonly<Record<TestedType, readonly ResultTab[]>> = {
  voice_commands: resultTabs,
  wake_word: ['results', 'difference', 'grammar', 'history'],
}

export type UnitTestState = {
  readonly test: {
    readonly loaded: Loadable<UnitTest>
    readonly isScoredOtherwise: ResultsTabProps['isScoredOtherwise']
  }
  readonly runs: {
    /** Absent for a test that never ran. */
    readonly open: Loadable<UnitTestRun> | undefined
    /** All stored runs, newest first. */
    readonly all: readonly UnitTestRunSummary[]
    /** The run with which the open one is compared; absent where none came before it. */
    readonly reference: Loadable<UnitTestRun> | undefined
  }
  readonly model: {
    readonly type: TestedType
    /** Code of the catalogue; absent while the model is loading. */
    readonly language: string | undefined
    readonly threshold: number | undefined
    /**
     * Whether the threshold of the model comes from another version of the scores than this run: it may be applied again
     * unchanged.
     */
    readonly isScoredOtherwise: boolean
    /** The sentences of its suite; absent while the model is loading. */
    readonly suite: readonly string[] | undefined
  }
  readonly navigation: {
    readonly tab: ResultTab
    readonly backHref: string
    /** Where the test is changed. */
    readonly editHref: string
    readonly runHrefOf: (runId: number) => string
    readonly wordsHrefOf: ConfusionsTabProps['hrefOf']
  }
}

export type UnitTestActions = {
  readonly test: {
    readonly run: () => Promise<void>
    readonly applyThreshold: ResultsTabProps['onApply']
    readonly expect: (audioId: number, expectation: Expectation) => Promise<void>
  }
  readonly runs: {
    readonly cancel: (taskId: number) => Promise<void>
    readonly export: (format: ExportFormat, run: UnitTestRun) => void
    readonly compareWith: (runId: number) => void
    readonly fetchAudio: ResultsTabProps['fetchAudio']
  }
  readonly model: {
    readonly useThreshold: (threshold: number) => Promise<void>
    /** Keeps a sentence in its suite, to be refused. */
    readonly refuse: (sentence: string) => Promise<void>
  }
  /** Pronunciations of words; the same functions between renders. */
  readonly speech: Speech
  readonly navigation: { readonly openTab: (tab: ResultTab) => void }
}

export type UnitTestScreenProps = { state: UnitTestState; actions: UnitTestActions }

/** The results of a unit test. */
export function UnitTestScreen(props: UnitTestScreenProps) {
  return (
    <TestedTypeContext value={props.state.model.type}>
      <OpenTest {...props} />
    </TestedTypeContext>
  )
}

function OpenTest({ state, actions }: UnitTestScreenProps) {
  const t = useTestMessages()
  const [isStarting, start] = useBusy(actions.test.run)
  const test = state.test.loaded
  const run = state.runs.open
  const { language } = state.model
  const isOpen = run?.state === 'ready' && isGoingOn(run.value)
  const [tuned, setTuned] = useState<{ run: number; threshold: number }>()
  const opened = run?.state === 'ready' ? run.value : undefined
  const threshold = opened && (tuned?.run === opened.id ? tuned.threshold : opened.confidence_threshold)
  const button = (
    <Button
      id="run-test"
      // The purpose of a run is the threshold of the model.
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
        <Link variant="standalone" href={state.navigation.backHref}>
          {t('results.back')}
        </Link>
      }
      title={isReady ? test.value.name : t('untitled')}
      mark={
        <>
          {language && (
            <Tag tone="neutral" isCode>
              {language}
            </Tag>
          )}
          {hearingOf(languageOf(language ?? '')?.bcp47 ?? '')?.isBorrowed && (
            <Tag tone="neutral">{t('borrowedSounds')}</Tag>
          )}
        </>
      }
      actions={
        isReady && (
          <>
            {run?.state === 'ready' && (
              <ExportMenu onExport={(format) => actions.runs.export(format, run.value)} />
            )}
            {button}
            {threshold !== undefined && state.model.threshold !== undefined && (
              <ModelThresholdButton
                threshold={threshold}
                modelThreshold={state.model.threshold}
                isScoredOtherwise={state.model.isScoredOtherwise}
                onUse={actions.model.useThreshold}
              />
            )}
          </>
        )
      }
    >
      {isReady && test.value.threshold_measured?.is_current === false && (
        <Message tone="warning">{t('results.thresholdScoredOtherwise')}</Message>
      )}
      <Results
        state={state}
        actions={actions}
        threshold={threshold ?? 0}
        onThreshold={(next) => opened && setTuned({ run: opened.id, threshold: next })}
      />
    </Page>
  )
}

const isGoingOn = ({ status }: Pick<UnitTestRun, 'status'>) => status === 'pending' || status === 'running'

type ResultsProps = UnitTestScreenProps & Pick<ResultsTabProps, 'threshold' | 'onThreshold'>

function Results({ state, actions, ...tuned }: ResultsProps): ReactNode {
  const t = useTestMessages()
  const { model, navigation } = state
  const test = state.test.loaded
  const { open: run, all: runs, reference } = state.runs
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
  const tabs = tabsOf[model.type]
  const contents: Readonly<Record<ResultTab, ReactNode>> = {
    results: (
      <ResultsTab
        {...tuned}
        key={value.id}
        fetchAudio={actions.runs.fetchAudio}
        onApply={actions.test.applyThreshold}
        onExpect={actions.test.expect}
        isScoredOtherwise={state.test.isScoredOtherwise}
        modelThreshold={model.threshold}
        run={value}
        test={test.value}
        lang={lang}
        editHref={navigation.editHref}
      />
    ),
    difference: (
      <DifferenceTab
        run={value}
        runs={runs}
        lang={lang}
        reference={reference}
        onReference={actions.runs.compareWith}
      />
    ),
    confusions: (
      <ConfusionsTab
        {...tuned}
        run={value}
        lang={lang}
        speech={actions.speech}
        suite={model.suite}
        onRefuse={actions.model.refuse}
        hrefOf={navigation.wordsHrefOf}
      />
    ),
    grammar:
      model.type === 'wake_word' ? <WakeWordsUsed run={value} lang={lang} /> : <GrammarUsed run={value} />,
    slots: <SlotValuesUsed run={value} />,
    history: <HistoryTab run={value} runs={runs} runHrefOf={navigation.runHrefOf} />,
  }
  return (
    <>
      <RunState run={value} onCancel={actions.runs.cancel} />
      <Tabs
        label={t('results.parts')}
        selectedKey={tabs.includes(navigation.tab) ? navigation.tab : 'results'}
        onSelectionChange={actions.navigation.openTab}
        tabs={tabs.map((id) => ({
          id,
          label: t(`results.tabs.${id}`),
          ...(id === 'slots' && value.slots.length > 0 && { count: value.slots.length }),
          content: contents[id],
        }))}
      />
      {/* Below and not above: the results are more important. */}
      {test.value.description && <Text tone="secondary">{test.value.description}</Text>}
      {value.ended_at && (
        <Text variant="caption" tone="secondary">
          {t('results.tested', { date: formatDateTime(value.ended_at) })}
        </Text>
      )}
    </>
  )
}
