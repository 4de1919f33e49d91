import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMaskedField, type FormMaskedFieldProps } from '../../fields/FormMaskedField/FormMaskedField.js'
import { masks } from '../../masks/masks.js'
import { phoneMessages } from './messages.js'

const nameOf = fieldNames<{ phone_number: string }>()

export type PhoneKitProps = Partial<Omit<FormMaskedFieldProps, 'mask' | 'type'>>

/** The field `phone_number`, formatted in groups while the user types. It is optional by default. */
export function PhoneKit({ name = nameOf('phone_number'), ...rest }: PhoneKitProps) {
  const t = useMessages(phoneMessages)
  return (
    <FormMaskedField
      label={t('label')}
      autoComplete="tel"
      isOptional
      {...rest}
      type="tel"
      mask={masks.phone}
      name={name}
    />
  )
}
