import { versions } from '@saywright/api/contract'
import {
  toLoadable,
  useAudioFileContent,
  useCancelTask,
  useSaveUnitTest,
  useUnitTest,
  useUnitTestRun,
  useUnitTestRuns,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { brand, saveFile, useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { exportRun } from '../export/exportRun.js'
import { unitTestsMessages } from '../messages/index.js'
import { useStartRun } from '../useStartRun.js'
import { isScoredAlike, referenceOf } from './runDifference.js'
import { type ResultTab, resultTabs, UnitTestScreen } from './UnitTestScreen.js'
import { useModelThreshold } from './useModelThreshold.js'

const isTab = (value: string | null): value is ResultTab => resultTabs.some((tab) => tab === value)

export function UnitTestRoute() {
  const t = useMessages(unitTestsMessages)
  const locale = useLocale()
  const projectId = useProjectId()
  const params = useParams()
  const [modelId, testId] = [idOf(params.modelId) ?? 0, idOf(params.testId)]
  const [search, setSearch] = useSearchParams()
  const { notices } = useShell()
  const navigate = useNavigate()
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
  const cancel = useCancelTask()
  const save = useSaveUnitTest()
  const giveThreshold = useModelThreshold(projectId, modelId)

  const isMissing = testId === undefined || test.error?.kind === 'notFound'
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'unit-test', tone: 'error', isForNextPage: true, text: t('missing') })
    void navigate(studioPaths.unitTests({ projectId, modelId }), { replace: true })
  }, [isMissing, projectId, modelId, navigate, notices, t])

  const isOutdated = (measured: { is_current: boolean; scoring_version: number | null } | undefined) =>
    measured?.is_current === false && !!run.data && !isScoredAlike(measured, run.data)
  const tab = search.get('tab')
  const ofTest = { id: projectId, testId: testId ?? 0 }
  const onRun = async () => {
    if (await start(ofTest.testId)) setSearch({})
  }
  const onApply = async (confidence_threshold: number) => {
    const found = run.data && { threshold_run: run.data.id }
    await save({ params: ofTest, body: { confidence_threshold, ...found } })
    const threshold = new Intl.NumberFormat(locale).format(confidence_threshold)
    notices.show({ cause: 'unit-test', tone: 'success', text: t('tuner.applied', { threshold }) })
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
        onExport={(format, exported) => {
          if (!test.data) return
          const report = {
            product: `${brand.name} ${versions.console}`,
            model: model.data?.name ?? '',
            test: test.data,
            run: exported,
          }
          void exportRun(report, format, locale).then((file) => saveFile(...file))
        }}
        language={model.data?.language}
        backHref={studioPaths.unitTests({ projectId, modelId })}
        tab={isTab(tab) ? tab : 'results'}
        onTab={(next) => setSearch({ ...Object.fromEntries(search), tab: next }, { replace: true })}
        fetchAudio={fetchAudio}
        onRun={onRun}
        onCancel={async (taskId) => {
          await cancel({ params: { id: projectId, taskId } })
        }}
        onApply={onApply}
        modelThreshold={model.data?.settings.THRESHOLD}
        isScoredOtherwise={isOutdated(test.data?.threshold_measured)}
        isModelScoredOtherwise={isOutdated(model.data?.threshold_measured)}
        onUseForModel={async (threshold) => {
          if (model.data && run.data) await giveThreshold(model.data, threshold, run.data.id)
        }}
      />
    </>
  )
}
