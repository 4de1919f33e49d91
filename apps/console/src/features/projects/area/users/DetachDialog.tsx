import type { Member, Project } from '@saywright/api/contract'
import { ConfirmDialog, Icon, Stack, Text } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { Unlink } from 'lucide-react'
import { projectUsersMessages } from './messages.js'

export type DetachDialogProps = {
  member: Member
  project: Pick<Project, 'title' | 'organization'>
  onDetach: (member: Member) => Promise<void>
  onClose: () => void
}

/** Requests confirmation before a member is moved out of a project, and names both. */
export function DetachDialog({ member, project, onDetach, onClose }: DetachDialogProps) {
  const t = useMessages(projectUsersMessages)
  const { first_name: first, last_name } = member.user
  const name = `${first} ${last_name}`
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      icon={<Icon of={Unlink} size={20} />}
      title={t('detach.title', { name })}
      confirmLabel={t('detach.confirm')}
      onConfirm={() => onDetach(member)}
    >
      <Stack gap="x2">
        <Text>
          {t(member.role === 'guest' ? 'detach.text' : 'detach.textMember', {
            name,
            project: project.title,
            organization: project.organization.name,
          })}
        </Text>
        <Text variant="bodySmall" tone="secondary">
          {t('detach.stays', { first, organization: project.organization.name })}
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
