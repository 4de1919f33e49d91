import { ComboBox, type ComboBoxProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormComboBoxProps<Value extends string = string> = Omit<
  ComboBoxProps<Value>,
  'name' | 'value' | 'defaultValue' | 'error'
> & { name: FieldName<Value | ''> }

/** A `ComboBox` bound to a form. An empty text means no selection; text that is not an option is cleared on blur. */
export function FormComboBox<Value extends string>({
  name,
  isReadOnly,
  onChange: hear,
  ...rest
}: FormComboBoxProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, onChange, ...field } = useFormChoice<Value | ''>(name)
  return (
    <ComboBox<Value>
      {...rest}
      {...field}
      value={value || null}
      onChange={(chosen) => {
        onChange(chosen ?? '')
        hear?.(chosen)
      }}
      isReadOnly={isReadOnly ?? isFormReadOnly}
    />
  )
}
