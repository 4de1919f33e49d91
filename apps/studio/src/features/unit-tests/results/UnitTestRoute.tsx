import {
  toLoadable,
  useAudioFileContent,
  useUnitTest,
  useUnitTestRun,
  useUnitTestRuns,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useParams, useSearchParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import { useStartRun } from '../useStartRun.js'
import { isScoredAlike, referenceOf } from './runDifference.js'
import { type ResultTab, resultTabs, UnitTestScreen } from './UnitTestScreen.js'
import { useLeaveForTests } from './useLeaveForTests.js'
import { useResultActions } from './useResultActions.js'

const isTab = (value: string | null): value is ResultTab => resultTabs.some((tab) => tab === value)

export function UnitTestRoute() {
  const t = useMessages(unitTestsMessages)
  const projectId = useProjectId()
  const params = useParams()
  const [modelId, testId] = [idOf(params.modelId) ?? 0, idOf(params.testId)]
  const [search, setSearch] = useSearchParams()
  const model = useVoiceCommandModel(projectId, modelId)
  const test = useUnitTest(projectId, testId)
  const runId = idOf(search.get('run') ?? undefined) ?? test.data?.last_run?.id
  const run = useUnitTestRun(projectId, testId, runId)
  const runs = useUnitTestRuns(projectId, testId)
  const compared = idOf(search.get('with') ?? undefined)
  const referenceId = compared ?? (run.data && referenceOf(runs.data ?? [], run.data)?.id)
  const reference = useUnitTestRun(projectId, testId, referenceId)
  const fetchAudio = useAudioFileContent(projectId)
  const start = useStartRun(projectId)
  const actions = useResultActions({
    ...{ projectId, modelId, testId: testId ?? 0 },
    ...{ model: model.data, test: test.data, run: run.data },
  })

  useLeaveForTests(projectId, modelId, testId === undefined || test.error?.kind === 'notFound')
  const isOutdated = (measured: { is_current: boolean; scoring_version: number | null } | undefined) =>
    measured?.is_current === false && !!run.data && !isScoredAlike(measured, run.data)
  const tab = search.get('tab')
  const onRun = async () => {
    if (await start(testId ?? 0)) setSearch({})
  }
  return (
    <>
      <StudioTitle projectId={projectId} open={test.data?.name ?? t('untitled')} />
      <UnitTestScreen
        test={toLoadable(test)}
        run={runId === undefined ? undefined : toLoadable(run)}
        runs={runs.data ?? []}
        reference={referenceId === undefined ? undefined : toLoadable(reference)}
        onReference={(id) =>
          setSearch({ ...Object.fromEntries(search), with: String(id) }, { replace: true })
        }
        runHrefOf={(id) => `${studioPaths.unitTest({ projectId, modelId, testId: testId ?? 0 })}?run=${id}`}
        language={model.data?.language}
        backHref={studioPaths.unitTests({ projectId, modelId })}
        tab={isTab(tab) ? tab : 'results'}
        onTab={(next) => setSearch({ ...Object.fromEntries(search), tab: next }, { replace: true })}
        fetchAudio={fetchAudio}
        onRun={onRun}
        {...actions}
        modelThreshold={model.data?.settings.THRESHOLD}
        isScoredOtherwise={isOutdated(test.data?.threshold_measured)}
        isModelScoredOtherwise={isOutdated(model.data?.threshold_measured)}
      />
    </>
  )
}
