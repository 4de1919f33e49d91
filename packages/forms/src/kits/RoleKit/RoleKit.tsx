import { label, organizationRoles } from '@saywright/api/catalogue'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { KitRadioGroup } from '../../fields/KitRadioGroup/KitRadioGroup.js'
import { roleMessages } from './messages.js'

export type RoleKitProps = {
  name?: string
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** The role of a member of an organization, the field `role`, with what each one may do. */
export function RoleKit({ name = 'role', ...rest }: RoleKitProps) {
  const t = useMessages(roleMessages)
  const locale = useLocale()
  return (
    <KitRadioGroup
      {...rest}
      name={name}
      label={t('label')}
      options={organizationRoles.map((role) => ({
        value: role.code,
        label: label(role, locale),
        description: t(`${role.code}`),
      }))}
    />
  )
}
