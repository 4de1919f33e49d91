import { ready, type VoiceCommandModel } from '@saywright/api/contract'
import { toLoadable, useVoiceCommandModel } from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import { idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useParams, useSearchParams } from 'react-router'
import { useLeaveForHub } from '../../../parts/models/useLeaveForHub.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { isTestMode } from '../model/quick-test/quickTest.js'
import { useVoiceCommandWorkspace } from './useVoiceCommandWorkspace.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'

export function VoiceCommandsRoute() {
  const t = useMessages(voiceCommandsMessages)
  const projectId = useProjectId()
  const modelId = idOf(useParams().modelId)
  const read = useVoiceCommandModel(projectId, modelId)
  const model = toLoadable(read)
  const isMissing = modelId === undefined || (model.state === 'failed' && model.error.kind === 'notFound')
  useLeaveForHub(projectId, isMissing)

  return (
    <>
      <StudioTitle projectId={projectId} open={read.data?.name ?? t('title')} />
      {model.state === 'ready' ? (
        <DraftScope of={`model-${modelId}`}>
          <OpenModel
            key={modelId}
            projectId={projectId}
            model={model.value}
            isGone={read.error?.kind === 'notFound'}
            onGone={() => void read.mutate()}
          />
        </DraftScope>
      ) : (
        <VoiceCommandsScreen workspace={model} />
      )}
    </>
  )
}

type OpenModelProps = {
  projectId: number
  model: VoiceCommandModel
  /** Whether someone deleted it since it was read. */
  isGone: boolean
  /** Called when a save finds that the model is gone. */
  onGone: () => void
}

function OpenModel({ projectId, model, isGone, onGone }: OpenModelProps) {
  const workspace = useVoiceCommandWorkspace(projectId, model, isGone, onGone)
  // The console leads straight to the microphone.
  const asked = useSearchParams()[0].get('try')
  return (
    <VoiceCommandsScreen
      workspace={ready({ ...workspace, ...(isTestMode(asked) && { defaultMode: asked }) })}
    />
  )
}
