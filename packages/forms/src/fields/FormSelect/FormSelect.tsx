import { Select, type SelectProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormSelectProps<Value extends string = string> = Omit<
  SelectProps<Value>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error'
> & { name: FieldName<Value> }

/** One of a list of known values in a form; the empty text stands for none. */
export function FormSelect<Value extends string>({ name, isReadOnly, ...rest }: FormSelectProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, ...field } = useFormChoice<Value>(name)
  return (
    <Select<Value> {...rest} {...field} value={value || null} isReadOnly={isReadOnly ?? isFormReadOnly} />
  )
}
