import { label, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Member, type MemberRole } from '@saywright/api/contract'
import { Button, Drawer, RadioGroup, Stack } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'

export type MemberSheetProps = {
  member: Member
  onChooseRole?: ((role: MemberRole) => void) | undefined
  onRemove?: (() => void) | undefined
  onClose: () => void
}

/** Actions on a member, from below on a phone. */
export function MemberSheet({ member, onChooseRole, onRemove, onClose }: MemberSheetProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      phone="bottom"
      title={displayedName(member.user, locale)}
      description={member.user.email}
    >
      <Stack gap="x4">
        {onChooseRole && (
          <RadioGroup
            label={t('users.role')}
            value={member.role}
            options={organizationRoles.map((role) => ({ value: role.code, label: label(role, locale) }))}
            onChange={(role) => {
              if (role !== member.role) onChooseRole(role)
            }}
          />
        )}
        {onRemove && (
          <Button variant="dangerOutline" isFullWidth onPress={onRemove}>
            {t('users.removeButton')}
          </Button>
        )}
      </Stack>
    </Drawer>
  )
}
