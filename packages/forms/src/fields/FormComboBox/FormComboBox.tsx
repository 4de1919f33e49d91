import { ComboBox, type ComboBoxProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormComboBoxProps<Value extends string = string> = Omit<
  ComboBoxProps<Value>,
  'name' | 'value' | 'defaultValue' | 'error'
> & { name: FieldName<Value | ''> }

/**
 * One of many known values in a form, found by typing a part of its name; the empty text stands for none. Words that name
 * none of them are cleared on leaving.
 */
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
