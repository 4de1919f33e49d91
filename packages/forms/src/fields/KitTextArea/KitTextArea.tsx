import { TextArea, type TextAreaProps } from '@saywright/ui'
import { useKitField } from '../../core/useKitField.js'

export type KitTextAreaProps = Omit<
  TextAreaProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'isChecking'
> & { name: string }

/** Several lines of text in a form. */
export function KitTextArea({ name, isReadOnly, ...rest }: KitTextAreaProps) {
  const { isReadOnly: isFormReadOnly, ...field } = useKitField(name)
  return <TextArea {...rest} {...field} isReadOnly={isReadOnly ?? isFormReadOnly} />
}
