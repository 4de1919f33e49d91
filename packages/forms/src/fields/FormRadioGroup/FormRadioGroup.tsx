import { RadioGroup, type RadioGroupProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

type Choice = string | number | boolean

export type FormRadioGroupProps<Value extends Choice> = Omit<
  RadioGroupProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'options'
> & {
  name: FieldName<Value>
  options: readonly (Omit<RadioGroupProps['options'][number], 'value'> & { value: Value })[]
}

/** A `RadioGroup` bound to a form, for values of any primitive type. */
export function FormRadioGroup<Value extends Choice>({
  name,
  options,
  isReadOnly,
  ...rest
}: FormRadioGroupProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, onChange, ...field } = useFormChoice<Value>(name)
  return (
    <RadioGroup
      {...rest}
      {...field}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => {
        const option = options.find((each) => String(each.value) === chosen)
        if (option) onChange(option.value)
      }}
      isReadOnly={isReadOnly ?? isFormReadOnly}
    />
  )
}
