import { mapReady, type UnitTestSummary } from '@saywright/api/contract'
import { toLoadable, useDeleteUnitTest, useUnitTests } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { studioPaths } from '@saywright/shell/paths'

import { useMessages } from '@saywright/ui/i18n'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { modelHref } from '../../../parts/models/modelHref.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { isTestOf } from '../../../parts/unit-tests/isTestOf.js'
import { placeOfTested, testHref } from '../../../parts/unit-tests/testHref.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { testMessagesOf } from '../messages/index.js'
import { useStartRun } from '../useStartRun.js'
import { useTestedModel, useTestedPlace } from '../useTestedModel.js'
import { UnitTestsScreen } from './UnitTestsScreen.js'

export function UnitTestsRoute() {
  const projectId = useProjectId()
  const tested = useTestedPlace()
  const { type, modelId } = tested
  const t = useMessages(testMessagesOf(type))
  const model = useTestedModel(projectId, tested)
  const name = model.state === 'ready' ? model.value.name : undefined
  const all = useUnitTests(projectId)
  const { notices } = useShell()
  const navigate = useNavigate()
  const start = useStartRun(projectId)
  const remove = useDeleteUnitTest()
  const place = placeOfTested(projectId, { model_id: modelId, model_type: type })
  const { models } = place
  const own = useMemo(
    () => mapReady(toLoadable(all), (tests) => tests.filter(isTestOf({ type, id: modelId }))),
    [all, type, modelId],
  )
  const hrefOf = useCallback((test: UnitTestSummary) => testHref(projectId, test), [projectId])
  const editHrefOf = useCallback(
    ({ id }: UnitTestSummary) => studioPaths.editUnitTest({ projectId, models, modelId, testId: id }),
    [projectId, models, modelId],
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
      <StudioTitle projectId={projectId} open={name ? `${t('title')}, ${name}` : t('title')} />
      <UnitTestsScreen
        type={type}
        modelName={name}
        modelHref={modelHref(projectId, { type, id: modelId })}
        tests={own}
        newHref={studioPaths.newUnitTest(place)}
        {...{ hrefOf, editHrefOf, onEdit, onRun, onDelete }}
      />
    </>
  )
}
