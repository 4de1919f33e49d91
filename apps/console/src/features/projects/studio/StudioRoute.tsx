import { useMakeLoginCode } from '@saywright/api/react'
import { studioAddress, useShell } from '@saywright/shell'
import { consolePaths, idOf } from '@saywright/shell/paths'
import { LoadingOverlay } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { MalformedProject } from '../area/MalformedProject.js'
import { projectsMessages } from '../messages/index.js'

/** Leads into the studio of a project, or to one of its models, handing the session over: where the studio sends somebody who is not logged in there. */
export function StudioRoute() {
  const id = idOf(useParams().projectId)
  return id === undefined ? <MalformedProject /> : <OpeningStudio id={id} />
}

function OpeningStudio({ id }: { id: number }) {
  const t = useMessages(projectsMessages)
  const { notices } = useShell()
  const makeLoginCode = useMakeLoginCode()
  const navigate = useNavigate()
  const isSent = useRef(false)
  const { models, modelId: model } = useParams()
  const modelId = idOf(model)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    makeLoginCode({ body: { project_id: id } }).then(
      ({ code }) => window.location.replace(studioAddress(window.location, id, { code, models, modelId })),
      () => {
        notices.keepForNextPage()
        void navigate(consolePaths.projects, { replace: true })
      },
    )
  }, [id, models, modelId, makeLoginCode, navigate, notices])
  return <LoadingOverlay isActive text={t('dashboard.openingStudio')} />
}
