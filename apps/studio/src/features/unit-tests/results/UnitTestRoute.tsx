import { idOf } from '@saywright/shell/paths'

import { useParams } from 'react-router'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { useTestMessages } from '../TestedTypeContext.js'
import { useTestedPlace } from '../useTestedModel.js'
import { UnitTestScreen } from './UnitTestScreen.js'
import { useUnitTestResults } from './useUnitTestResults.js'

export function UnitTestRoute() {
  const t = useTestMessages()
  const projectId = useProjectId()
  const { testId } = useParams()
  const { state, actions } = useUnitTestResults(projectId, useTestedPlace(), idOf(testId))
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
