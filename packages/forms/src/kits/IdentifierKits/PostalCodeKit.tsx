import { useMessages } from '@saywright/ui/i18n'
import { useMemo } from 'react'
import { fieldNames } from '../../core/fieldNames.js'
import { FormMaskedField, type FormMaskedFieldProps } from '../../fields/FormMaskedField/FormMaskedField.js'
import { postalCodeMask } from '../../masks/masks.js'
import { identifierMessages } from './messages.js'

const nameOf = fieldNames<{ postal_code: string }>()

export type PostalCodeKitProps = Partial<Omit<FormMaskedFieldProps, 'mask'>> & {
  /** ISO 3166-1 code of two letters. Without it, or for an unknown one, any format is accepted. */
  country?: string
}

/** The field `postal_code`, in the format of the country. */
export function PostalCodeKit({ name = nameOf('postal_code'), country, ...rest }: PostalCodeKitProps) {
  const t = useMessages(identifierMessages)
  const mask = useMemo(() => postalCodeMask(country), [country])
  return (
    <FormMaskedField label={t('postalCode')} autoComplete="postal-code" {...rest} mask={mask} name={name} />
  )
}
