import { projectStanding } from '@saywright/api/contract'
import { useHealth, useProject } from '@saywright/api/react'
import { DraftScope } from '@saywright/forms'
import {
  AccountDrafts,
  isLoopback,
  OwnAccountMenu,
  useAccount,
  useDocumentationHref,
  useIsLoggedIn,
  useScrollReset,
} from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SampleTour } from '../features/tour/routes.js'
import { ProjectTasks } from '../parts/tasks/ProjectTasks.js'
import { useProjectId } from '../parts/useProjectId.js'
import { inConsole } from './inConsole.js'
import { StudioLayout } from './StudioLayout.js'
import { useMissingProject } from './useMissingProject.js'

/** The frame around every screen of a project. */
export function StudioLayoutRoute() {
  const projectId = useProjectId()
  const user = useAccount()
  const { data: project, error } = useProject(useIsLoggedIn() ? projectId : undefined)
  const { pathname } = useLocation()
  const documentationHref = useDocumentationHref()
  useScrollReset(pathname)

  useMissingProject(projectId, error?.kind === 'notFound')
  const isLocal = useHealth().data?.is_local === true && isLoopback(window.location.hostname)
  const now = useNow(project?.deliveries?.map(({ expire_on }) => expire_on) ?? [])
  return (
    <StudioLayout
      project={{
        id: projectId,
        open: project,
        standing: project && projectStanding(project, now),
        trialEndsOn: project?.trial_ends_on ?? undefined,
      }}
      places={{
        pathname,
        consoleHref: inConsole(consolePaths.projects),
        resourcesHref: inConsole(consolePaths.projectTechnologies({ projectId })),
        documentationHref,
      }}
      isLocal={isLocal}
      tasks={user && <ProjectTasks projectId={projectId} />}
      guide={
        user &&
        project?.is_sample && (
          <Suspense>
            <SampleTour projectId={projectId} />
          </Suspense>
        )
      }
      account={
        user && (
          <OwnAccountMenu
            user={user}
            onLoggedOut={() => window.location.assign(inConsole(consolePaths.login))}
          />
        )
      }
    >
      <AccountDrafts user={user}>
        <DraftScope of={`project-${projectId}`}>
          <Outlet />
        </DraftScope>
      </AccountDrafts>
    </StudioLayout>
  )
}
