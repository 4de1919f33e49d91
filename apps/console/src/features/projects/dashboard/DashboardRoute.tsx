import { mapReady, type Project } from '@saywright/api/contract'
import { toLoadable, useAllProjects } from '@saywright/api/react'
import { brand, DocumentTitle, lazyComponent } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { useMessages } from '@saywright/ui/i18n'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { ownNameOf } from '../../../parts/focus/ownNameOf.js'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { NameOrganization } from '../../../parts/name-organization/NameOrganization.js'
import { OwnInvitations } from '../../../parts/own-invitations/OwnInvitations.js'
import { useStudio } from '../../../parts/studio/useStudio.js'
import { visibleProjects } from '../../../parts/visibleProjects.js'
import { endsOf } from '../area/endsOf.js'
import { projectsMessages } from '../messages/index.js'
import { useDraftSummary } from '../wizard/draft/useDraftSummary.js'
import { DashboardScreen } from './DashboardScreen.js'
import { ownSteps } from './firstSteps.js'
import { useAutomaticNote } from './useAutomaticNote.js'
import { useFirstSteps } from './useFirstSteps.js'
import { useTakeStep } from './useTakeStep.js'
import { mustWelcome } from './welcome/mustWelcome.js'

// Only who is new needs it.
const Welcome = lazyComponent(() => import('./welcome/Welcome.js'), 'Welcome')

export function DashboardRoute() {
  const t = useMessages(projectsMessages)
  const { user, organization: focused, isAdministrator, isEmpty } = useFocusedOrganization()
  const all = toLoadable(useAllProjects())
  const { openStudio, openSample } = useStudio()
  const navigate = useNavigate()
  const isOfFocused = ({ organization }: Project) => !focused || organization.id === focused.id
  const projects = mapReady(all, (found) => visibleProjects(found.filter(isOfFocused)))
  const now = useNow(projects.state === 'ready' ? projects.value.flatMap(endsOf) : [])
  const mayAdd = isAdministrator || isEmpty
  const takeStep = useTakeStep(projects.state === 'ready' ? projects.value[0]?.id : undefined)
  const own = ownSteps(mayAdd, projects.state === 'ready' && projects.value.length > 0)
  const firstSteps = useFirstSteps(own)
  const automatic = useAutomaticNote()
  const { draft, remove } = useDraftSummary(mayAdd ? user?.id : undefined)
  const startOver = async () => {
    await remove()
    void navigate(consolePaths.newProject)
  }
  const addProject = () => void navigate(consolePaths.newProject)
  return (
    <>
      <DocumentTitle>{t('dashboard.title')}</DocumentTitle>
      <DashboardScreen
        projects={projects}
        organization={ownNameOf(focused)}
        now={now}
        invitations={<OwnInvitations />}
        naming={<NameOrganization />}
        draft={
          draft && { draft, href: `${consolePaths.newProject}?step=${draft.step}`, onStartOver: startOver }
        }
        isAutomaticNoted={automatic.isShown}
        onCloseAutomatic={automatic.close}
        onboarding={firstSteps.shown}
        ownSteps={own}
        onStep={takeStep}
        onCloseOnboarding={firstSteps.close}
        isFirstCommandNext={firstSteps.facts?.steps.command === false}
        onOpenSample={mayAdd ? openSample : undefined}
        onOpenStudio={({ id }) => openStudio(id)}
        onAddProject={mayAdd ? addProject : undefined}
        inviteHref={isAdministrator ? consolePaths.inviteUsers : undefined}
        documentationHref={brand.links.documentation}
        productTourHref={brand.links.productTour}
        supportHref={brand.links.support}
      />
      {user && firstSteps.facts && mustWelcome(user, firstSteps.facts) && (
        <Suspense>
          <Welcome user={user} />
        </Suspense>
      )}
    </>
  )
}
