import { label, labelOf, organizationRoles } from '@saywright/api/catalogue'
import { displayedName, type Member, type MemberRole, memberRoles } from '@saywright/api/contract'
import { Button, Glyph, Menu, MenuItem, MenuTrigger } from '@saywright/ui'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { organizationMessages } from '../messages/index.js'

export type RoleMenuProps = {
  member: Member
  /** Called only with another role than the current one. */
  onChoose: (role: MemberRole) => void
}

/** The role of a member, as a quiet button that opens the others. */
export function RoleMenu({ member, onChoose }: RoleMenuProps) {
  const t = useMessages(organizationMessages)
  const locale = useLocale()
  const role = labelOf(organizationRoles, member.role, locale)
  return (
    <MenuTrigger>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('users.roleOf', { role, name: displayedName(member.user, locale) })}
      >
        {role}
        <Glyph name="down" size={14} />
      </Button>
      <Menu
        aria-label={t('users.role')}
        selectionMode="single"
        selectedKeys={[member.role]}
        onSelectionChange={([key]) => {
          const chosen = memberRoles.find((other) => other === key)
          if (chosen && chosen !== member.role) onChoose(chosen)
        }}
      >
        {organizationRoles.map((option) => (
          <MenuItem key={option.code} id={option.code}>
            {label(option, locale)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
