import { type FieldName, FormMaskedField, masks } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { deliveryMessages } from './deliveryMessages.js'

type EndFieldProps = {
  name: FieldName<string>
  label: string
  hint: string
  /** Whether an end is required. */
  isRequired?: boolean
}

/** The last day of something; empty for no end. */
export function EndField({ name, label, hint, isRequired = false }: EndFieldProps) {
  const t = useMessages(deliveryMessages)
  return (
    <FormMaskedField
      name={name}
      mask={masks.date}
      label={label}
      description={hint}
      words={{ invalid: t('wrongDate'), outOfRange: t('pastDate') }}
      autoComplete="off"
      isOptional={!isRequired}
    />
  )
}
