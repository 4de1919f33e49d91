import {
  toLoadable,
  useAudioFileContent,
  useCancelTask,
  useSaveUnitTest,
  useStartUnitTestRun,
  useUnitTest,
  useUnitTestRun,
  useVoiceCommandModel,
} from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import { type ResultTab, resultTabs, UnitTestScreen } from './UnitTestScreen.js'

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
  const fetchAudio = useAudioFileContent(projectId)
  const start = useStartUnitTestRun()
  const cancel = useCancelTask()
  const save = useSaveUnitTest()

  const isMissing = testId === undefined || test.error?.kind === 'notFound'
  useEffect(() => {
    if (!isMissing) return
    notices.show({ cause: 'unit-test', tone: 'error', isForNextPage: true, text: t('missing') })
    void navigate(studioPaths.unitTests({ projectId, modelId }), { replace: true })
  }, [isMissing, projectId, modelId, navigate, notices, t])

  const tab = search.get('tab')
  const ofTest = { id: projectId, testId: testId ?? 0 }
  const onRun = async () => {
    // A failure is told by the call.
    const started = await start({ params: ofTest }).catch(() => undefined)
    if (started) setSearch({})
  }
  const onApply = async (confidence_threshold: number) => {
    await save({ params: ofTest, body: { confidence_threshold } })
    const threshold = new Intl.NumberFormat(locale).format(confidence_threshold)
    notices.show({ cause: 'unit-test', tone: 'success', text: t('tuner.applied', { threshold }) })
  }
  return (
    <>
      <StudioTitle projectId={projectId} open={test.data?.name ?? t('untitled')} />
      <UnitTestScreen
        test={toLoadable(test)}
        run={runId === undefined ? undefined : toLoadable(run)}
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
      />
    </>
  )
}
