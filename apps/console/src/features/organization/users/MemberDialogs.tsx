import { labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Member, type MemberRole } from '@saywright/api/contract'
import { ConfirmDialog, Icon } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { UserMinus } from 'lucide-react'
import { organizationMessages } from '../messages/index.js'

/** A pending question about a member. */
export type MemberQuestion =
  | { readonly kind: 'role'; readonly member: Member; readonly role: MemberRole }
  | { readonly kind: 'remove'; readonly member: Member }

export type MemberActions = {
  /** Absent for anyone who may not change roles. */
  onChangeRole?: ((member: Member, role: MemberRole) => Promise<void>) | undefined
  /** Absent for users who may not remove members. */
  onRemove?: ((member: Member) => Promise<void>) | undefined
}

export type MemberDialogsProps = MemberActions & {
  question: MemberQuestion | undefined
  organization: string
  onClose: () => void
}

/** Asks before a role is changed or someone is removed. */
export function MemberDialogs({ question, organization, onClose, ...actions }: MemberDialogsProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  if (!question) return null
  const { member } = question
  const name = displayedName(member.user, locale)
  const words = (role: MemberRole) => labelOf(organizationRoles, role, locale)
  const shared = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && onClose() }
  if (question.kind === 'role')
    return (
      <ConfirmDialog
        {...shared}
        tone="info"
        title={t('users.changeRole.title', { name })}
        confirmLabel={t('users.changeRole.confirm')}
        onConfirm={() => actions.onChangeRole?.(member, question.role)}
      >
        {t('users.changeRole.text', { before: words(member.role), after: words(question.role) })}
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      {...shared}
      icon={<Icon of={UserMinus} size={20} />}
      title={t('users.remove.title', { name, organization })}
      confirmLabel={t('users.remove.confirm')}
      onConfirm={() => actions.onRemove?.(member)}
    >
      {t('users.remove.text')}
    </ConfirmDialog>
  )
}
