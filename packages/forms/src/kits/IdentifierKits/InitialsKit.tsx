import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMaskedField, type FormMaskedFieldProps } from '../../fields/FormMaskedField/FormMaskedField.js'
import { masks } from '../../masks/masks.js'
import { identifierMessages } from './messages.js'

const nameOf = fieldNames<{ initials: string }>()

export type InitialsKitProps = Partial<Omit<FormMaskedFieldProps, 'mask'>>

/** The field `initials`: at most four capital letters. */
export function InitialsKit({ name = nameOf('initials'), ...rest }: InitialsKitProps) {
  const t = useMessages(identifierMessages)
  return (
    <FormMaskedField label={t('initials')} autoComplete="off" {...rest} mask={masks.initials} name={name} />
  )
}
