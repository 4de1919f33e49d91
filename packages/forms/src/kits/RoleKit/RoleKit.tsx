import { label, organizationRoles } from '@saywright/api/catalogue'
import type { MemberRole } from '@saywright/api/contract'
import { useLocale, useMessages } from '@saywright/ui/i18n'
import { type FieldName, fieldNames } from '../../core/fieldNames.js'
import { FormRadioGroup } from '../../fields/FormRadioGroup/FormRadioGroup.js'
import { FormSelect } from '../../fields/FormSelect/FormSelect.js'
import { roleMessages } from './messages.js'

const nameOf = fieldNames<{ role: MemberRole }>()

export type RoleKitProps = {
  name?: FieldName<MemberRole>
  /**
   * `list` shows all roles; `menu` takes one line, beside other fields.
   * @default 'list'
   */
  variant?: 'list' | 'menu'
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean
  /**
   * Whether the value can be read and copied, but not changed.
   * @default `isReadOnly` of the form
   */
  isReadOnly?: boolean
}

/** The field `role` of a member of an organization, with a description of each role. */
export function RoleKit({ name = nameOf('role'), variant = 'list', ...rest }: RoleKitProps) {
  const t = useMessages(roleMessages)
  const locale = useLocale()
  const options = organizationRoles.map((role) => ({
    value: role.code,
    label: label(role, locale),
    description: t(`${role.code}`),
  }))
  const field = { ...rest, name, label: t('label'), options }
  return variant === 'list' ? <FormRadioGroup {...field} /> : <FormSelect {...field} />
}
