import { TextField, type TextFieldProps } from '@saywright/ui'
import { useKitField } from '../../core/useKitField.js'

export type KitTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & {
  name: string
}

/** A line of text in a form. */
export function KitTextField({ name, isReadOnly, ...rest }: KitTextFieldProps) {
  const { isReadOnly: isFormReadOnly, ...field } = useKitField(name)
  return <TextField {...rest} {...field} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
