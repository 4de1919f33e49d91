import { MultiSelect, type MultiSelectProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormMultiSelectProps<Value extends string | number> = Omit<
  MultiSelectProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'options'
> & {
  name: FieldName<readonly Value[]>
  /** In the order in which they are shown, and in which the chosen ones are sent. */
  options: readonly { value: Value; label: string }[]
}

/** Any number of many known values in a form, each a tag that can be taken out again. */
export function FormMultiSelect<Value extends string | number>({
  name,
  options,
  isReadOnly,
  ...rest
}: FormMultiSelectProps<Value>) {
  const {
    isReadOnly: isFormReadOnly,
    value: chosen = [],
    onChange,
    ...field
  } = useFormChoice<readonly Value[]>(name)
  return (
    <MultiSelect
      {...rest}
      {...field}
      options={options.map(({ value, label }) => ({ value: String(value), label }))}
      value={chosen.map(String)}
      onChange={(keys) =>
        onChange(options.map(({ value }) => value).filter((value) => keys.includes(String(value))))
      }
      isReadOnly={isReadOnly ?? isFormReadOnly}
    />
  )
}
