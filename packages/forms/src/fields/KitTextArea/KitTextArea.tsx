import { TextArea, type TextAreaProps } from '@saywright/ui'
import { Draft } from '../../core/Draft.js'
import { useHeldField } from '../../core/useKitField.js'

export type KitTextAreaProps = Omit<
  TextAreaProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & { name: string }

/** Several lines of text in a form. */
export function KitTextArea({ name, isReadOnly, ...rest }: KitTextAreaProps) {
  const held = useHeldField(name)
  return (
    <Draft of={held}>
      {(field) => <TextArea {...rest} {...field} isReadOnly={isReadOnly ?? held.isReadOnly} />}
    </Draft>
  )
}
