import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMaskedField, type FormMaskedFieldProps } from '../../fields/FormMaskedField/FormMaskedField.js'
import { masks } from '../../masks/masks.js'
import { identifierMessages } from './messages.js'

const nameOf = fieldNames<{ iban: string }>()

export type IbanKitProps = Partial<Omit<FormMaskedFieldProps, 'mask'>>

/** The field `iban`, in groups of four characters; validate it with the rule `iban()`. */
export function IbanKit({ name = nameOf('iban'), ...rest }: IbanKitProps) {
  const t = useMessages(identifierMessages)
  return (
    <FormMaskedField
      label={t('iban')}
      autoComplete="off"
      spellCheck="false"
      {...rest}
      mask={masks.iban}
      name={name}
    />
  )
}
