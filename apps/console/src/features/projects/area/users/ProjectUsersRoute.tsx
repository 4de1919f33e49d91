import { displayedName, type Member } from '@saywright/api/contract'
import {
  toLoadable,
  useAttachProjectMember,
  useDetachProjectMember,
  useMemberPage,
  useProjectMemberPage,
  useSaveProjectRole,
} from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../../parts/focus/useFocusedOrganization.js'
import { firstPlace, peopleQuery } from '../../../../parts/members/peoplePlace.js'
import { useStepBack } from '../../../../parts/useStepBack.js'
import { useProjectContext } from '../layout/ProjectLayoutRoute.js'
import { projectUsersMessages } from './messages.js'
import { ProjectUsersScreen } from './ProjectUsersScreen.js'

const byName = { column: 'name', direction: 'ascending' } as const

export function ProjectUsersRoute() {
  const { project, userId, isAdministrator } = useProjectContext()
  const t = useMessages(projectUsersMessages)
  const locale = useLocale()
  const { notices } = useShell()
  const navigate = useNavigate()
  const { focus } = useFocusedOrganization()
  const [place, setPlace] = useState(firstPlace)
  const [othersPlace, setOthersPlace] = useState(firstPlace)
  const members = toLoadable(useProjectMemberPage(project.id, peopleQuery(place, byName)))
  const query = { ...peopleQuery(othersPlace, byName), filters: { not_in_project: String(project.id) } }
  const others = toLoadable(useMemberPage(isAdministrator ? project.organization.id : undefined, query))
  useStepBack({ ...place, shown: members, onPage: (page) => setPlace({ ...place, page }) })
  useStepBack({ ...othersPlace, shown: others, onPage: (page) => setOthersPlace({ ...othersPlace, page }) })
  const attach = useAttachProjectMember()
  const detach = useDetachProjectMember()
  const saveRole = useSaveProjectRole()

  const paramsOf = ({ user }: Member) => ({ id: project.id, userId: user.id })
  const succeed = (key: 'attached' | 'detach.done' | 'makeOwner.done', { user }: Member) =>
    void notices.show({
      cause: 'members',
      tone: 'success',
      text: t(key, { name: displayedName(user, locale), project: project.title }),
    })
  const administration = isAdministrator
    ? {
        others,
        othersPlace,
        onOthersPlace: setOthersPlace,
        onAttach: async (member: Member) => {
          await attach({ params: paramsOf(member) })
          succeed('attached', member)
        },
        onDetach: async (member: Member) => {
          await detach({ params: paramsOf(member) })
          succeed('detach.done', member)
        },
        onMakeOwner: async (member: Member) => {
          await saveRole({ params: paramsOf(member), body: { role: 'owner' } })
          succeed('makeOwner.done', member)
        },
        onInvite: () => {
          // Whom one invites joins the organization in focus.
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
