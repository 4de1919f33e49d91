import { TextField, type TextFieldProps } from '@saywright/ui'
import { type ErrorWords, useKitField } from '../../core/useKitField.js'

export type KitTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & {
  name: string
  /** Sentences that say more than those of the dictionary, for the faults where this field can. */
  words?: ErrorWords
}

/** A line of text in a form. */
export function KitTextField({ name, words, isReadOnly, ...rest }: KitTextFieldProps) {
  const { isReadOnly: isFormReadOnly, ...field } = useKitField(name, words)
  return <TextField {...rest} {...field} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
