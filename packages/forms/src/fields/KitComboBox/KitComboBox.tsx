import { ComboBox, type ComboBoxProps } from '@saywright/ui'
import { useKitChoice } from '../../core/useKitChoice.js'

export type KitComboBoxProps<Value extends string = string> = Omit<
  ComboBoxProps<Value>,
  'value' | 'defaultValue' | 'error'
> & { name: string }

/**
 * One of many known values in a form, found by typing a part of its name; the empty text stands for none. Words that name
 * none of them are cleared on leaving.
 */
export function KitComboBox<Value extends string>({
  name,
  isReadOnly,
  onChange: hear,
  ...rest
}: KitComboBoxProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, onChange, ...field } = useKitChoice<Value | ''>(name)
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
