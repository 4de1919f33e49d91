import { TextField, type TextFieldProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import { type ErrorWords, useHeldField } from '../../core/useKitField.js'

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
  const held = useHeldField(name, words)
  return (
    <Draft of={held}>
      {(field) => <TextField {...rest} {...field} isReadOnly={isReadOnly ?? held.isReadOnly} />}
    </Draft>
  )
}
