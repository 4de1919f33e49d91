import { mapReady, type Project } from '@saywright/api/contract'
import { toLoadable, useAllProjects, useMakeLoginCode } from '@saywright/api/react'
import { brand, DocumentTitle, lazyComponent, studioAddress, useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { visibleProjects } from '../../../parts/visibleProjects.js'
import { projectsMessages } from '../messages/index.js'
import { DashboardScreen } from './DashboardScreen.js'

// Only who is new needs it.
const Welcome = lazyComponent(() => import('./welcome/Welcome.js'), 'Welcome')

export function DashboardRoute() {
  const t = useMessages(projectsMessages)
  const { notices } = useShell()
  const { user, organization: focused, isAdministrator, isEmpty } = useFocusedOrganization()
  const projects = toLoadable(useAllProjects())
  const makeLoginCode = useMakeLoginCode()
  const navigate = useNavigate()
  const isOfFocused = ({ organization }: Project) => !focused || organization.id === focused.id

  const openStudio = async ({ id }: Project) => {
    // Opened before the call, because a browser lets only a press open a tab.
    const tab = window.open('', '_blank')
    if (!tab) {
      notices.show({ tone: 'error', text: t('dashboard.popupBlocked') })
      return
    }
    tab.opener = null
    try {
      const { code } = await makeLoginCode({ body: { project_id: id } })
      tab.location.replace(studioAddress(window.location, id, { code }))
    } catch {
      tab.close()
    }
  }
  return (
    <>
      <DocumentTitle>{t('dashboard.title')}</DocumentTitle>
      <DashboardScreen
        projects={mapReady(projects, (all) => visibleProjects(all.filter(isOfFocused)))}
        organization={focused?.name}
        onOpenStudio={(project) => void openStudio(project)}
        onAddProject={isAdministrator || isEmpty ? () => void navigate(consolePaths.newProject) : undefined}
        inviteHref={isAdministrator ? consolePaths.inviteUsers : undefined}
        documentationHref={brand.links.documentation}
        productTourHref={brand.links.productTour}
        supportHref={brand.links.support}
      />
      {user && !user.is_completed && (
        <Suspense>
          <Welcome user={user} />
        </Suspense>
      )}
    </>
  )
}
