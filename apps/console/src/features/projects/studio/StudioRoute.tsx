import { useMakeLoginCode } from '@saywright/api/react'
import { studioPage, useShell } from '@saywright/shell'
import { consolePaths, idOf } from '@saywright/shell/paths'
import { LoadingOverlay } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { MalformedProject } from '../area/MalformedProject.js'
import { projectsMessages } from '../messages/index.js'

/**
 * Redirects to a page of the studio with a code for its session: the studio sends users here who are not logged in there.
 */
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
  const { pathname, search } = useLocation()
  const page = pathname.slice(consolePaths.studios.length) + search
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    makeLoginCode({ body: { project_id: id } }).then(
      ({ code }) => window.location.replace(studioPage(window.location, page, code)),
      () => {
        notices.keepForNextPage()
        void navigate(consolePaths.projects, { replace: true })
      },
    )
  }, [id, page, makeLoginCode, navigate, notices])
  return <LoadingOverlay isActive text={t('dashboard.openingStudio')} />
}
