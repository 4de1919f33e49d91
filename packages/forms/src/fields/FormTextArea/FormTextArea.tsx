import { TextArea, type TextAreaProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import type { ErrorMessages } from '../../core/errorKeys.js'
import type { FieldName } from '../../core/fieldNames.js'
import { useHeldField } from '../../core/useHeldField.js'

export type FormTextAreaProps = Omit<
  TextAreaProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & {
  name: FieldName<string>
  /** Error messages that are more precise than the default ones. */
  words?: ErrorMessages
}

/** A `TextArea` bound to a form. */
export function FormTextArea({ name, words, isReadOnly, ...rest }: FormTextAreaProps) {
  const held = useHeldField(name, words)
  return (
    <Draft of={held}>
      {(field) => <TextArea {...rest} {...field} isReadOnly={isReadOnly ?? field.isReadOnly} />}
    </Draft>
  )
}
