import type { WakeWordModel } from '@saywright/api/contract'
import { toLoadable, useWakeWordModel } from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useParams } from 'react-router'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { versionMessages } from '../../../parts/versions/messages.js'
import { useVersionsView } from './useVersionsView.js'
import { VersionsScreen } from './VersionsScreen.js'

export function VersionsRoute() {
  const t = useMessages(versionMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const model = toLoadable(useWakeWordModel(projectId, modelId))
  useLeaveForHub(
    projectId,
    modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound'),
  )
  return (
    <>
      <StudioTitle
        projectId={projectId}
        open={model.state === 'ready' ? t('title', { model: model.value.name }) : t('open')}
      />
      {model.state === 'ready' ? (
        <DraftScope of={`wake-word-model-${modelId}`}>
          <Versions projectId={projectId} model={model.value} />
        </DraftScope>
      ) : (
        <VersionsScreen view={model} />
      )}
    </>
  )
}

function Versions({ projectId, model }: { projectId: number; model: WakeWordModel }) {
  return <VersionsScreen view={useVersionsView(projectId, model)} />
}
