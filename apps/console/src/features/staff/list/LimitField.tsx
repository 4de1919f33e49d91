import { type FieldName, FormTextField } from '@saywright/forms'
import { useMessages } from '@saywright/ui/i18n'
import { listMessages } from './messages.js'

export type LimitFieldProps = { name: FieldName<string>; label: string; hint: string }

/** A whole number that staff sets, or empty for the default. */
export function LimitField({ name, label, hint }: LimitFieldProps) {
  const t = useMessages(listMessages)
  return (
    <FormTextField
      name={name}
      label={label}
      description={hint}
      words={{ outOfRange: t('wrongNumber') }}
      inputMode="numeric"
      autoComplete="off"
      isOptional
    />
  )
}
