import type { Member, Project } from '@saywright/api/contract'
import { ConfirmDialog, Icon } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Crown } from 'lucide-react'
import { projectUsersMessages } from './messages.js'

export type MakeOwnerDialogProps = {
  member: Member
  project: Pick<Project, 'title' | 'members'>
  onMakeOwner: (member: Member) => Promise<void>
  onClose: () => void
}

/** Asks before a project gets another owner, and names both. */
export function MakeOwnerDialog({ member, project, onMakeOwner, onClose }: MakeOwnerDialogProps) {
  const t = useMessages(projectUsersMessages)
  const owner = project.members.find(({ project_role }) => project_role === 'owner')
  const name = fullName(member)
  return (
    <ConfirmDialog
      isOpen
      tone="info"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      icon={<Icon of={Crown} size={20} />}
      title={t('makeOwner.title', { name })}
      confirmLabel={t('makeOwner.confirm')}
      onConfirm={() => onMakeOwner(member)}
    >
      {owner && t('makeOwner.text', { name, project: project.title, owner: fullName(owner) })}
    </ConfirmDialog>
  )
}

const fullName = ({ user }: Member) => `${user.first_name} ${user.last_name}`
