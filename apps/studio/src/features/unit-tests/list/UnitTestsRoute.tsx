import { mapReady, type UnitTestSummary } from '@saywright/api/contract'
import { toLoadable, useDeleteUnitTest, useUnitTests, useVoiceCommandModel } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { idOf, studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useCallback, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import { useStartRun } from '../useStartRun.js'
import { UnitTestsScreen } from './UnitTestsScreen.js'

export function UnitTestsRoute() {
  const t = useMessages(unitTestsMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId) ?? 0
  const model = useVoiceCommandModel(projectId, modelId)
  const all = useUnitTests(projectId)
  const { notices } = useShell()
  const navigate = useNavigate()
  const start = useStartRun(projectId)
  const remove = useDeleteUnitTest()
  const place = { projectId, modelId }
  const own = useMemo(
    () => mapReady(toLoadable(all), (tests) => tests.filter(({ model_id }) => model_id === modelId)),
    [all, modelId],
  )
  const hrefOf = useCallback(
    ({ id }: UnitTestSummary) => studioPaths.unitTest({ projectId, modelId, testId: id }),
    [projectId, modelId],
  )
  const editHrefOf = useCallback(
    ({ id }: UnitTestSummary) => studioPaths.editUnitTest({ projectId, modelId, testId: id }),
    [projectId, modelId],
  )
  const onEdit = useCallback((href: string) => void navigate(href), [navigate])
  const onRun = useCallback(
    async ({ id, name }: UnitTestSummary) => {
      if (await start(id))
        notices.show({ cause: 'unit-test', tone: 'success', text: t('started', { test: name }) })
    },
    [start, notices, t],
  )
  const onDelete = async ({ id, name }: UnitTestSummary) => {
    await remove({ params: { id: projectId, testId: id } })
    notices.show({ cause: 'unit-test', tone: 'success', text: t('delete.deleted', { test: name }) })
  }
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={model.data ? `${t('title')}, ${model.data.name}` : t('title')}
      />
      <UnitTestsScreen
        modelName={model.data?.name}
        modelHref={studioPaths.voiceCommandModel(place)}
        tests={own}
        newHref={studioPaths.newUnitTest(place)}
        {...{ hrefOf, editHrefOf, onEdit, onRun, onDelete }}
      />
    </>
  )
}
