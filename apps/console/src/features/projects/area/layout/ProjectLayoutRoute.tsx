import type { Project } from '@saywright/api/contract'
import { DocumentTitle } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { idOf } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router'
import { useFocusedOrganization } from '../../../../parts/focus/useFocusedOrganization.js'
import { useStudio } from '../../../../parts/studio/useStudio.js'
import { placeAt } from '../areaPlaces.js'
import { endsOf } from '../endsOf.js'
import { isAdministratorOf } from '../isAdministratorOf.js'
import { MalformedProject } from '../MalformedProject.js'
import { areaMessages } from '../messages.js'
import { useAreaProject } from '../useAreaProject.js'
import { ProjectLayout } from './ProjectLayout.js'

/** Outlet context of every place of a project. */
export type ProjectContext = {
  project: Project
  userId: number | undefined
  /** Whether the person is an administrator of its organization. */
  isAdministrator: boolean
  /** In milliseconds since 1970. */
  now: number
}

export const useProjectContext = () => useOutletContext<ProjectContext>()

/** A project above its places. */
export function ProjectLayoutRoute() {
  const id = idOf(useParams().projectId)
  return id === undefined ? <MalformedProject /> : <KnownProject key={id} id={id} />
}

function KnownProject({ id }: { id: number }) {
  const t = useMessages(areaMessages)
  const { pathname } = useLocation()
  const { user } = useFocusedOrganization()
  const { openStudio } = useStudio()
  const project = useAreaProject(id)
  const place = placeAt(pathname, id)
  const known = project.state === 'ready' ? project.value : undefined
  const now = useNow(endsOf(known))
  const isAdministrator = isAdministratorOf(known, user?.id)
  return (
    <>
      <DocumentTitle>{`${known?.title ?? t('title')} · ${t(`places.${place}`)}`}</DocumentTitle>
      <ProjectLayout
        project={project}
        place={place}
        isAdministrator={isAdministrator}
        now={now}
        onOpenStudio={(opened) => openStudio(opened.id)}
      >
        {known && (
          <Outlet
            context={{ project: known, userId: user?.id, isAdministrator, now } satisfies ProjectContext}
          />
        )}
      </ProjectLayout>
    </>
  )
}
