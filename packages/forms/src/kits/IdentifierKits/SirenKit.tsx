import { useMessages } from '@saywright/ui/i18n'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMaskedField, type FormMaskedFieldProps } from '../../fields/FormMaskedField/FormMaskedField.js'
import { masks } from '../../masks/masks.js'
import { identifierMessages } from './messages.js'

const nameOf = fieldNames<{ siren: string }>()

export type SirenKitProps = Partial<Omit<FormMaskedFieldProps, 'mask'>>

/**
 * The field `siren`, the number of a French company, in groups of three digits; validate it with the rule
 * `siren()`.
 */
export function SirenKit({ name = nameOf('siren'), ...rest }: SirenKitProps) {
  const t = useMessages(identifierMessages)
  return <FormMaskedField label={t('siren')} autoComplete="off" {...rest} mask={masks.siren} name={name} />
}
