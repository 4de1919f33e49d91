import { MultiSelect, type MultiSelectProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormMultiSelectProps<Value extends string | number> = Omit<
  MultiSelectProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'options'
> & {
  name: FieldName<readonly Value[]>
  /** The options in display order. The selected values are submitted in the same order. */
  options: readonly { value: Value; label: string }[]
}

/** A `MultiSelect` bound to a form. */
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
