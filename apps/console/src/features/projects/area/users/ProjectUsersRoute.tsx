import { displayedName, type Member, mapReady } from '@saywright/api/contract'
import { toLoadable, useAttachProjectMember, useDetachProjectMember, useMembers } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { consolePaths } from '@saywright/shell/paths'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { useNavigate } from 'react-router'
import { useFocusedOrganization } from '../../../../parts/focus/useFocusedOrganization.js'
import { useProjectContext } from '../layout/ProjectLayoutRoute.js'
import { projectUsersMessages } from './messages.js'
import { notInProject } from './notInProject.js'
import { ProjectUsersScreen } from './ProjectUsersScreen.js'

export function ProjectUsersRoute() {
  const { project, userId, isAdministrator } = useProjectContext()
  const t = useMessages(projectUsersMessages)
  const locale = useLocale()
  const { notices } = useShell()
  const navigate = useNavigate()
  const { focus } = useFocusedOrganization()
  const members = toLoadable(useMembers(isAdministrator ? project.organization.id : undefined))
  const attach = useAttachProjectMember()
  const detach = useDetachProjectMember()

  const paramsOf = ({ user }: Member) => ({ id: project.id, userId: user.id })
  const succeed = (key: 'attached' | 'detach.done', { user }: Member) =>
    void notices.show({
      cause: 'members',
      tone: 'success',
      text: t(key, { name: displayedName(user, locale), project: project.title }),
    })
  const administration = isAdministrator
    ? {
        others: mapReady(members, (all) => notInProject(all, project)),
        onAttach: async (member: Member) => {
          await attach({ params: paramsOf(member) })
          succeed('attached', member)
        },
        onDetach: async (member: Member) => {
          await detach({ params: paramsOf(member) })
          succeed('detach.done', member)
        },
        onInvite: () => {
          // Whom one invites joins the organization in focus.
          focus(project.organization.id)
          void navigate(consolePaths.inviteUsers)
        },
      }
    : undefined
  return <ProjectUsersScreen project={project} userId={userId} administration={administration} />
}
