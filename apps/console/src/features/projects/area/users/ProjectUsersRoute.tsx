import { toLoadable, useMemberPage, useProjectMemberPage } from '@saywright/api/react'
import { consolePaths } from '@saywright/shell/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../../parts/focus/useFocusedOrganization.js'
import { alphabetical, firstPlace, peopleQuery } from '../../../../parts/members/peoplePlace.js'
import { useStepBack } from '../../../../parts/useStepBack.js'
import { useProjectContext } from '../layout/ProjectLayoutRoute.js'
import { ProjectUsersScreen } from './ProjectUsersScreen.js'
import { useMembershipActions } from './useMembershipActions.js'

export function ProjectUsersRoute() {
  const { project, userId, isAdministrator } = useProjectContext()
  const navigate = useNavigate()
  const { focus } = useFocusedOrganization()
  const [place, setPlace] = useState(firstPlace)
  const [othersPlace, setOthersPlace] = useState(firstPlace)
  const members = toLoadable(useProjectMemberPage(project.id, peopleQuery(place, alphabetical)))
  const query = { ...peopleQuery(othersPlace, alphabetical), filters: { not_in_project: String(project.id) } }
  const others = toLoadable(useMemberPage(isAdministrator ? project.organization.id : undefined, query))
  useStepBack({ ...place, shown: members, onPage: (page) => setPlace({ ...place, page }) })
  useStepBack({ ...othersPlace, shown: others, onPage: (page) => setOthersPlace({ ...othersPlace, page }) })
  const membership = useMembershipActions(project)
  const administration = isAdministrator
    ? {
        others,
        othersPlace,
        onOthersPlace: setOthersPlace,
        ...membership,
        onInvite: () => {
          // An invited person joins the organization in focus.
          focus(project.organization.id)
          void navigate(`${consolePaths.inviteUsers}?project=${project.id}`)
        },
      }
    : undefined
  return (
    <ProjectUsersScreen
      project={project}
      members={members}
      place={place}
      onPlace={setPlace}
      userId={userId}
      administration={administration}
    />
  )
}
