import { TextArea, type TextAreaProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import type { FieldName } from '../../core/fieldNames.js'
import { useHeldField } from '../../core/useHeldField.js'

export type FormTextAreaProps = Omit<
  TextAreaProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & { name: FieldName<string> }

/** Several lines of text in a form. */
export function FormTextArea({ name, isReadOnly, ...rest }: FormTextAreaProps) {
  const held = useHeldField(name)
  return (
    <Draft of={held}>
      {(field) => <TextArea {...rest} {...field} isReadOnly={isReadOnly ?? field.isReadOnly} />}
    </Draft>
  )
}
