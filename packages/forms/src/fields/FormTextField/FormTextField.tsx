import { TextField, type TextFieldProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import type { ErrorMessages } from '../../core/errorKeys.js'
import type { FieldName } from '../../core/fieldNames.js'
import { useHeldField } from '../../core/useHeldField.js'

export type FormTextFieldProps = Omit<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & {
  name: FieldName<string>
  /** Error messages that are more precise than the default ones. */
  words?: ErrorMessages
}

/** A `TextField` bound to a form. */
export function FormTextField({ name, words, isReadOnly, ...rest }: FormTextFieldProps) {
  const held = useHeldField(name, words)
  return (
    <Draft of={held}>
      {(field) => <TextField {...rest} {...field} isReadOnly={isReadOnly ?? field.isReadOnly} />}
    </Draft>
  )
}
