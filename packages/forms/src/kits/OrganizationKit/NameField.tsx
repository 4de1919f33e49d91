import { limits, nameKey } from '@saywright/api/contract'
import { Glyph, TextField } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { useId } from 'react'
import { fieldNames } from '../../core/fieldNames.js'
import { useFormField } from '../../core/useFormField.js'
import { organizationMessages } from './messages.js'
import { free } from './NameField.css.js'
import type { NameCheck } from './nameCheck.js'
import type { OrganizationValues } from './organization.js'

const nameOf = fieldNames<OrganizationValues>()

/** Name of an organization, with a hint whether it is available. */
export function NameField({ isFree = () => false }: Partial<Pick<NameCheck, 'isFree'>>) {
  const t = useMessages(organizationMessages)
  const id = useId()
  const field = useFormField(nameOf('name'), { alreadyExists: t('nameTaken') })
  const isKnownFree = !field.error && !field.isChecking && nameKey(field.value) !== '' && isFree(field.value)
  const mark = (
    <span className={free}>
      <Glyph name="check" size={16} />
    </span>
  )
  return (
    <TextField
      {...field}
      label={t('name')}
      // A hint that comes later than the field is not found by it, and is named here.
      description={isKnownFree ? <span id={id}>{t('nameFree')}</span> : undefined}
      {...(isKnownFree ? { 'aria-describedby': id } : {})}
      suffix={isKnownFree ? mark : undefined}
      autoComplete="organization"
      maxLength={limits.nameMaxCharacters}
    />
  )
}
