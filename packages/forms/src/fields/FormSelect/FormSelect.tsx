import { Select, type SelectProps } from '@saywright/ui'
import type { FieldName } from '../../core/fieldNames.js'
import { useFormChoice } from '../../core/useFormChoice.js'

export type FormSelectProps<Value extends string = string> = Omit<
  SelectProps<Value>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error'
> & { name: FieldName<Value> }

/** A `Select` bound to a form; an empty text means no selection. */
export function FormSelect<Value extends string>({ name, isReadOnly, ...rest }: FormSelectProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, ...field } = useFormChoice<Value>(name)
  return (
    <Select<Value> {...rest} {...field} value={value || null} isReadOnly={isReadOnly ?? isFormReadOnly} />
  )
}
