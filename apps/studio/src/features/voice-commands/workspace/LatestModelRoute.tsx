import { loading, type VoiceCommandModelSummary } from '@saywright/api/contract'
import { toLoadable, useVoiceCommandModels } from '@saywright/api/react'
import { studioPaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { NoModel } from '../../../parts/models/NoModel.js'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { voiceCommandsMessages } from '../messages/index.js'
import { VoiceCommandsScreen } from './VoiceCommandsScreen.js'

/** Opens the model that was changed last; without one, the way to the first. */
export function LatestModelRoute() {
  const t = useMessages(voiceCommandsMessages)
  const projectId = useProjectId()
  const read = useVoiceCommandModels(projectId)
  const models = toLoadable(read)
  const navigate = useNavigate()
  const latest = models.state === 'ready' ? latestOf(models.value)?.id : undefined
  const isNone = models.state === 'ready' && latest === undefined && !read.isValidating
  useEffect(() => {
    if (latest !== undefined)
      void navigate(studioPaths.voiceCommandModel({ projectId, modelId: latest }), { replace: true })
  }, [latest, projectId, navigate])
  return (
    <>
      <StudioTitle projectId={projectId} open={t('title')} />
      {isNone ? (
        <NoModel projectId={projectId} type="voice_commands" title={t('title')} />
      ) : (
        <VoiceCommandsScreen workspace={models.state === 'failed' ? models : loading} />
      )}
    </>
  )
}

function latestOf(models: readonly VoiceCommandModelSummary[]): VoiceCommandModelSummary | undefined {
  return models.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0]
}
