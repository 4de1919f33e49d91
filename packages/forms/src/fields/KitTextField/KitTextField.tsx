import { TextField, type TextFieldProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import { useHeldField } from '../../core/useKitField.js'

export type KitTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & {
  name: string
}

/** A line of text in a form. */
export function KitTextField({ name, isReadOnly, ...rest }: KitTextFieldProps) {
  const held = useHeldField(name)
  return (
    <Draft of={held}>
      {(field) => <TextField {...rest} {...field} isReadOnly={isReadOnly ?? held.isReadOnly} />}
    </Draft>
  )
}
