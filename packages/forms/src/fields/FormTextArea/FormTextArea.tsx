import { TextArea, type TextAreaProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import type { ErrorWords } from '../../core/errorKeys.js'
import type { FieldName } from '../../core/fieldNames.js'
import { useHeldField } from '../../core/useHeldField.js'

export type FormTextAreaProps = Omit<
  TextAreaProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & {
  name: FieldName<string>
  /** Sentences that say more than those of the dictionary, for the faults where this field can. */
  words?: ErrorWords
}

/** Several lines of text in a form. */
export function FormTextArea({ name, words, isReadOnly, ...rest }: FormTextAreaProps) {
  const held = useHeldField(name, words)
  return (
    <Draft of={held}>
      {(field) => <TextArea {...rest} {...field} isReadOnly={isReadOnly ?? field.isReadOnly} />}
    </Draft>
  )
}
