import { useMessages } from '@saywright/ui/i18n'
import { KitMaskedField, type KitMaskedFieldProps } from '../../fields/KitMaskedField/KitMaskedField.js'
import { masks } from '../../masks/masks.js'
import { phoneMessages } from './messages.js'

export type PhoneKitProps = Partial<Omit<KitMaskedFieldProps, 'mask' | 'type'>>

/** A phone number, the field `phone_number`, written in groups while it is typed. Optional unless told. */
export function PhoneKit({ name = 'phone_number', ...rest }: PhoneKitProps) {
  const t = useMessages(phoneMessages)
  return (
    <KitMaskedField
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
