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
import type { OpenStep } from './firstSteps.js'
import { useFirstSteps } from './useFirstSteps.js'

// Only who is new needs it.
const Welcome = lazyComponent(() => import('./welcome/Welcome.js'), 'Welcome')

export function DashboardRoute() {
  const t = useMessages(projectsMessages)
  const { notices } = useShell()
  const { user, organization: focused, isAdministrator, isEmpty } = useFocusedOrganization()
  const all = toLoadable(useAllProjects())
  const firstSteps = useFirstSteps()
  const makeLoginCode = useMakeLoginCode()
  const navigate = useNavigate()
  const isOfFocused = ({ organization }: Project) => !focused || organization.id === focused.id
  const projects = mapReady(all, (found) => visibleProjects(found.filter(isOfFocused)))
  const mayAdd = isAdministrator || isEmpty

  const openStudio = async ({ id }: Project) => {
    // Opened before the call, because a browser lets only a press open a tab.
    const tab = window.open('', '_blank')
    if (!tab) {
      notices.show({ cause: 'studio', tone: 'error', text: t('dashboard.popupBlocked') })
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
  const addProject = () => void navigate(consolePaths.newProject)
  const takeStep = (step: OpenStep) => {
    const first = projects.state === 'ready' ? projects.value[0] : undefined
    if (step === 'profile') void navigate(consolePaths.profile)
    else if (step === 'command' && first) void openStudio(first)
    else addProject()
  }
  return (
    <>
      <DocumentTitle>{t('dashboard.title')}</DocumentTitle>
      <DashboardScreen
        projects={projects}
        organization={focused?.name}
        onboarding={firstSteps.onboarding}
        onStep={mayAdd ? takeStep : undefined}
        onCloseOnboarding={firstSteps.close}
        onOpenStudio={(project) => void openStudio(project)}
        onAddProject={mayAdd ? addProject : undefined}
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
