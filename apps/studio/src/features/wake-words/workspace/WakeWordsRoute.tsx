import { ready, type WakeWordModel } from '@saywright/api/contract'
import { toLoadable, useWakeWordModel } from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useParams } from 'react-router'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { wakeWordsMessages } from '../messages/index.js'
import { useWakeWordsWorkspace } from './useWakeWordsWorkspace.js'
import { WakeWordsScreen } from './WakeWordsScreen.js'

export function WakeWordsRoute() {
  const t = useMessages(wakeWordsMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const read = useWakeWordModel(projectId, modelId)
  const model = toLoadable(read)
  const isMissing = modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound')
  useLeaveForHub(projectId, isMissing)
  return (
    <>
      <StudioTitle projectId={projectId} open={read.data?.name ?? t('title')} />
      {model.state === 'ready' ? (
        <DraftScope of={`wake-word-model-${modelId}`}>
          <OpenModel
            key={modelId}
            projectId={projectId}
            model={model.value}
            isGone={read.error?.kind === 'notFound'}
            onGone={() => void read.mutate()}
          />
        </DraftScope>
      ) : (
        <WakeWordsScreen workspace={model} />
      )}
    </>
  )
}

type OpenModelProps = {
  projectId: number
  model: WakeWordModel
  /** Whether someone deleted it since it was read. */
  isGone: boolean
  /** Called when a save finds that the model is gone. */
  onGone: () => void
}

function OpenModel({ projectId, model, isGone, onGone }: OpenModelProps) {
  return <WakeWordsScreen workspace={ready(useWakeWordsWorkspace(projectId, model, isGone, onGone))} />
}
