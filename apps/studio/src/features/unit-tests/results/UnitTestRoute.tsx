import { idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { unitTestsMessages } from '../messages/index.js'
import { UnitTestScreen } from './UnitTestScreen.js'
import { useUnitTestResults } from './useUnitTestResults.js'

export function UnitTestRoute() {
  const t = useMessages(unitTestsMessages)
  const projectId = useProjectId()
  const { modelId, testId } = useParams()
  const { state, actions } = useUnitTestResults(projectId, idOf(modelId) ?? 0, idOf(testId))
  const { loaded } = state.test
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={loaded.state === 'ready' ? loaded.value.name : t('untitled')}
      />
      <UnitTestScreen state={state} actions={actions} />
    </>
  )
}
