import { RadioGroup, type RadioGroupProps } from '@saywright/ui'
import { useKitChoice } from '../../core/useKitChoice.js'

type Choice = string | number | boolean

export type KitRadioGroupProps<Value extends Choice> = Omit<
  RadioGroupProps,
  'value' | 'defaultValue' | 'onChange' | 'error' | 'options'
> & {
  name: string
  options: readonly (Omit<RadioGroupProps['options'][number], 'value'> & { value: Value })[]
}

/** One of a few values of any simple type in a form, all in sight. */
export function KitRadioGroup<Value extends Choice>({
  name,
  options,
  isReadOnly,
  ...rest
}: KitRadioGroupProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, onChange, ...field } = useKitChoice<Value>(name)
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
