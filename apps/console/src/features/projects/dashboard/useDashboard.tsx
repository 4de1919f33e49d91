import { mapReady, type Project } from '@saywright/api/contract'
import { toLoadable, useAllProjects } from '@saywright/api/react'
import { brand } from '@saywright/shell'
import { useNow } from '@saywright/shell/components'
import { consolePaths } from '@saywright/shell/paths'
import { useNavigate } from 'react-router'
import { ownNameOf } from '../../../parts/focus/ownNameOf.js'
import { useFocusedOrganization } from '../../../parts/focus/useFocusedOrganization.js'
import { NameOrganization } from '../../../parts/name-organization/NameOrganization.js'
import { OwnInvitations } from '../../../parts/own-invitations/OwnInvitations.js'
import { useStudio } from '../../../parts/studio/useStudio.js'
import { visibleProjects } from '../../../parts/visibleProjects.js'
import { endsOf } from '../area/endsOf.js'
import { useDraftSummary } from '../wizard/draft/useDraftSummary.js'
import type { DashboardScreenProps } from './DashboardScreen.js'
import { ownSteps } from './firstSteps.js'
import { useAutomaticNote } from './useAutomaticNote.js'
import { useFirstSteps } from './useFirstSteps.js'
import { useTakeStep } from './useTakeStep.js'

/** The projects of the organization in focus with the cards beside them, and all actions. */
export function useDashboard(): DashboardScreenProps {
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
  const addProject = () => void navigate(consolePaths.newProject)
  const startOver = async () => {
    await remove()
    addProject()
  }
  return {
    state: {
      projects: {
        all: projects,
        organization: ownNameOf(focused),
        now,
        draft: draft && {
          draft,
          href: `${consolePaths.newProject}?step=${draft.step}`,
          onStartOver: startOver,
        },
      },
      notes: {
        invitations: <OwnInvitations />,
        naming: <NameOrganization />,
        isAutomaticShown: automatic.isShown,
      },
      firstSteps: {
        shown: firstSteps.shown,
        own,
        isCommandNext: firstSteps.facts?.steps.command === false,
      },
      links: {
        inviteHref: isAdministrator ? consolePaths.inviteUsers : undefined,
        documentationHref: brand.links.documentation,
        productTourHref: brand.links.productTour,
        supportHref: brand.links.support,
      },
    },
    actions: {
      projects: {
        openStudio: ({ id }) => openStudio(id),
        add: mayAdd ? addProject : undefined,
        openSample: mayAdd ? openSample : undefined,
      },
      notes: { closeAutomatic: automatic.close },
      firstSteps: { take: takeStep, close: firstSteps.close },
    },
  }
}
