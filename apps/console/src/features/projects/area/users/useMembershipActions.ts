import { displayedName, type Member, type Project } from '@saywright/api/contract'
import { useAttachProjectMember, useDetachProjectMember, useSaveProjectRole } from '@saywright/api/react'
import { useShell } from '@saywright/shell'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { projectUsersMessages } from './messages.js'

/** Actions of administrators on the members of a project; each shows a notice when it is done. */
export function useMembershipActions(project: Pick<Project, 'id' | 'title'>) {
  const t = useMessages(projectUsersMessages)
  const locale = useLocale()
  const { notices } = useShell()
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
  return {
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
  }
}
