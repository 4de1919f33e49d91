import { useProject } from '@saywright/api/react'
import { useMessages } from '@saywright/ui/i18n'
import { StudioTitle } from '../../../parts/StudioTitle.js'
import { useProjectId } from '../../../parts/useProjectId.js'
import { hubMessages } from '../messages/index.js'
import { HubScreen } from './HubScreen.js'
import { useHub } from './useHub.js'

export function HubRoute() {
  const t = useMessages(hubMessages)
  const projectId = useProjectId()
  const { error } = useProject(projectId)
  return (
    <>
      <StudioTitle projectId={projectId} open={error && t('home.untitled')} />
      <HubScreen {...useHub(projectId)} />
    </>
  )
}
