import { Select, type SelectProps } from '@saywright/ui'
import { useKitChoice } from '../../core/useKitChoice.js'

export type KitSelectProps<Value extends string = string> = Omit<
  SelectProps<Value>,
  'value' | 'defaultValue' | 'onChange' | 'error'
> & { name: string }

/** One of a list of known values in a form; the empty text stands for none. */
export function KitSelect<Value extends string>({ name, isReadOnly, ...rest }: KitSelectProps<Value>) {
  const { isReadOnly: isFormReadOnly, value, ...field } = useKitChoice<Value>(name)
  return (
    <Select<Value> {...rest} {...field} value={value || null} isReadOnly={isReadOnly ?? isFormReadOnly} />
  )
}
